import { type Evidence, headOf } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { AskQuestion } from './ask-question.tsx';

/** The way to the question on dye, for whom hair above all made warm or cool, until they have answered it. */
export function DyedNote({
  evidence,
}: {
  readonly evidence: Pick<Evidence, 'warmth' | 'features' | 'photos' | 'answers'>;
}): ReactNode {
  if (!evidence.warmth || !evidence.features.hair || headOf(evidence) !== 'hair') return null;
  if (typeof evidence.answers?.hairDyed === 'boolean') return null;
  return (
    <div>
      <AskQuestion about="hairDyed">Say whether your hair is dyed</AskQuestion>
    </div>
  );
}
