import { type Answers, QUESTIONS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './unseen-questions.module.css';

const STATEMENTS = QUESTIONS.flatMap(({ key, choices }) =>
  choices.flatMap(({ statement, value }) => (statement ? [{ key, statement, value }] : [])),
);

/** What photos cannot show; can be answered later as well, and changed. */
export const UnseenQuestions = (props: {
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
  readonly disabled?: boolean;
}): ReactNode => (
  <fieldset className={`stack ${styles.questions}`} disabled={props.disabled}>
    <legend>Anything we can’t see?</legend>
    <p className="text-sm soft">Optional. We leave out any color that isn’t yours.</p>
    {STATEMENTS.map(({ key, statement, value }) => (
      <label key={statement}>
        <input
          type="checkbox"
          checked={props.answers[key] === value}
          onChange={({ target }) => props.onChange({ ...props.answers, [key]: target.checked ? value : null })}
        />
        {statement}
      </label>
    ))}
  </fieldset>
);
