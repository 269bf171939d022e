import { resultsHtml } from './results-html.tsx';
import { factsOf, type ResultsMailInput } from './results-mail-facts.ts';
import { resultsText } from './results-text.ts';

export interface Mail {
  readonly subject: string;
  /** The inbox preview; part of `html`. */
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
}

/** The results mail: no images, no tracking, one signed link. */
export function resultsMail(input: ResultsMailInput): Mail {
  const facts = factsOf(input);
  return {
    subject: facts.subject,
    preheader: facts.preheader,
    html: resultsHtml(facts),
    text: resultsText(facts),
  };
}
