import { type Evidence, isMakeupGuessed, makeupSaid } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { AskQuestion } from './ask-question.tsx';
import styles from './evidence-picture.module.css';

/** That photos showed makeup, what follows from it, and the way to the question that settles it further down. */
export function MakeupNote({ evidence }: { readonly evidence: Pick<Evidence, 'photos' | 'answers'> }): ReactNode {
  const said = makeupSaid(evidence);
  if (!said) return null;
  return (
    <div className={styles.note}>
      <p>{said}</p>
      {isMakeupGuessed(evidence) && <AskQuestion about="makeup">Say whether you wore makeup</AskQuestion>}
    </div>
  );
}
