import type { YesNoQuestion } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { QUESTIONS } from '../../lib/order/questions.ts';
import styles from './unseen-questions.module.css';

export interface UnseenQuestionsProps {
  readonly ticked: readonly YesNoQuestion[];
  readonly onChange: (ticked: readonly YesNoQuestion[]) => void;
  readonly disabled?: boolean;
}

/** What photos cannot show; can be answered later as well, and changed. */
export const UnseenQuestions = ({ ticked, onChange, disabled }: UnseenQuestionsProps): ReactNode => (
  <fieldset className={styles.questions} disabled={disabled}>
    <legend>Anything we can’t see?</legend>
    <p>Optional. What is not your own color is left out of your result.</p>
    {QUESTIONS.map(({ key, statement }) => (
      <label key={key}>
        <input
          type="checkbox"
          checked={ticked.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ticked, key] : ticked.filter((other) => other !== key))
          }
        />
        {statement}
      </label>
    ))}
  </fieldset>
);
