import type { QuestionKey } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';

/** The way to one of the questions further down, from where its answer would matter. */
export const AskQuestion = ({ about, children }: { about: QuestionKey; children: string }): ReactNode => (
  <Button look="text" onClick={() => showQuestion(about)}>
    {children}
  </Button>
);

/** The questions lie in a fold, which on a phone is closed. */
function showQuestion(about: QuestionKey): void {
  const answer = document.querySelector<HTMLInputElement>(`input[name="${about}"]`);
  const fold = answer?.closest('details');
  if (fold) fold.open = true;
  answer?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  answer?.focus({ preventScroll: true });
}
