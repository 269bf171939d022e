import { type AnalysisResult, NO_ANSWERS, type Presentation } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
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
  const [picked, pick] = useState(kept);
  const { answer, isPending, isError, said } = useAnswer(orderId, result);
  const choose = (presentation: Presentation): void => {
    if (isPending || presentation === picked) return;
    pick(presentation);
    answer({ ...given, presentation }, { onError: () => pick(kept) });
  };
  return {
    chosen: picked,
    drawn: picked ?? UNSAID,
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
