import { type AnalysisResult, NO_ANSWERS, type Presentation } from '@trueseason/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { openResult } from '../../../lib/order/order.ts';
import { useAnswer } from '../evidence/use-answer.ts';
import styles from './cut.module.css';

const CUTS: readonly (readonly [Presentation, string])[] = [
  ['feminine', 'Feminine'],
  ['masculine', 'Masculine'],
  ['between', 'In between'],
];

/** Drawn before anybody has said: nobody's is guessed. */
const UNSAID: Presentation = 'between';

/** The cut that clothes are drawn in: at once what is chosen, kept with the answers. */
export function useCut(orderId: string, result: AnalysisResult) {
  const given = result.evidence.answers ?? NO_ANSWERS;
  const kept = given.presentation ?? null;
  const [picked, pick] = useState<Presentation | null>(null);
  const { answerAndWait, isError, said } = useAnswer(orderId, result);
  const wanted = useRef<Presentation | null>(null);
  const isSending = useRef(false);

  /** One at a time, so that what was pressed last is also what is kept last. */
  const sendWanted = async (): Promise<void> => {
    isSending.current = true;
    let answers = given;
    let sent: Presentation | null = null;
    while (wanted.current && wanted.current !== sent) {
      sent = wanted.current;
      try {
        const order = await answerAndWait({ ...answers, presentation: sent });
        answers = openResult(order)?.evidence.answers ?? answers;
      } catch {
        // What is kept shows again, unless something else was pressed in the meantime.
        if (wanted.current === sent) pick(null);
      }
    }
    isSending.current = false;
  };

  const chosen = picked ?? kept;
  const choose = (presentation: Presentation): void => {
    if (presentation === chosen) return;
    pick(presentation);
    wanted.current = presentation;
    if (!isSending.current) void sendWanted();
  };
  return {
    chosen,
    drawn: chosen ?? UNSAID,
    choose,
    problem: isError ? said : null,
    hairKnown: !!given.hairWorn,
  };
}

/** One press is one choice: walking past with the keyboard changes nothing. */
export const Cut = ({ chosen, choose, problem, hairKnown }: ReturnType<typeof useCut>): ReactNode => (
  <div className={styles.cut}>
    <fieldset>
      <legend>How shall we draw you?</legend>
      <div className={styles.ways}>
        {CUTS.map(([presentation, title]) => (
          <button
            key={presentation}
            type="button"
            aria-pressed={chosen === presentation}
            onClick={() => choose(presentation)}
          >
            {title}
          </button>
        ))}
      </div>
    </fieldset>
    <p>
      {chosen ? 'Your report follows. ' : 'In between, until you say. '}
      Skin as we measured it
      {hairKnown ? (
        ', hair as you wear it.'
      ) : (
        <>
          ; <Link to={{ hash: 'hair' }}>tell us how you wear your hair</Link>.
        </>
      )}
    </p>
    <p role="status">{problem}</p>
  </div>
);
