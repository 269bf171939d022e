import { areLengthsLighter, type Evidence, headOf } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { AskQuestion } from './ask-question.tsx';

/** The way to the question on dye, for whom hair above all made warm or cool or shows two colors, until they have answered it. */
export function DyedNote({
  evidence,
}: {
  readonly evidence: Pick<Evidence, 'warmth' | 'features' | 'photos' | 'answers'>;
}): ReactNode {
  const isLighter = areLengthsLighter(evidence);
  if (!(evidence.warmth || isLighter) || !evidence.features.hair || headOf(evidence) !== 'hair') return null;
  if (typeof evidence.answers?.hairDyed === 'boolean') return null;
  return (
    <div>
      {isLighter && <p>Your lengths look lighter than the hair above them; we went by the darker hair.</p>}
      <AskQuestion about="hairDyed">Say whether your hair is dyed</AskQuestion>
    </div>
  );
}
