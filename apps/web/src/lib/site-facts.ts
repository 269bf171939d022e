import { readPageFacts } from '@trueseason/contracts';

const facts = readPageFacts() ?? {};

/** Fills in this shop's facts, which come with the page. */
export const withSiteFacts = (html: string): string =>
  html.replace(/\{\{(\w{1,40})\}\}/g, (mark, name: string) => facts[name] ?? mark);
