import { type Evidence, headOf } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { AskQuestion } from './ask-question.tsx';

/** The way to the question about dye where hair alone made the result warm or cool, until it is answered. */
export function DyedNote({
  evidence,
}: {
  readonly evidence: Pick<Evidence, 'warmth' | 'features' | 'photos' | 'answers'>;
}): ReactNode {
  if (!evidence.warmth || !evidence.features.hair || headOf(evidence) !== 'hair') return null;
  if (typeof evidence.answers?.hairDyed === 'boolean') return null;
  return <AskQuestion about="hairDyed">Say whether your hair is dyed</AskQuestion>;
}
