import type { AnalysisResult, Presentation } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';
import { OnePress } from '../../../components/one-press/one-press.tsx';
import { useAnswer } from '../../../lib/answers/use-answer.ts';
import styles from './cut.module.css';

const CUTS: readonly (readonly [Presentation, string])[] = [
  ['feminine', 'Feminine'],
  ['masculine', 'Masculine'],
  ['between', 'In between'],
];

/** Drawn before anybody has said: nobody's is guessed. */
const UNSAID: Presentation = 'between';

/** The cut that somebody's clothes are drawn in. */
const cutOf = ({ evidence }: Pick<AnalysisResult, 'evidence'>): Presentation =>
  evidence.answers?.presentation ?? UNSAID;

export function Cut({ orderId, result }: { readonly orderId: string; readonly result: AnalysisResult }): ReactNode {
  const { answer, isError, said } = useAnswer(orderId, result);
  const chosen = result.evidence.answers?.presentation ?? null;
  const until = useId();
  return (
    <div className={styles.cut}>
      <OnePress
        question="How shall we draw you?"
        options={CUTS}
        value={cutOf(result)}
        describedBy={until}
        onPress={(presentation) => chosen !== presentation && answer({ presentation })}
      />
      <p id={until}>{chosen ? 'Your report follows.' : 'In between, until you say.'} Skin as we measured it.</p>
      <p role="status">{isError && said}</p>
    </div>
  );
}
