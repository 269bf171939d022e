import { type Answers, openQuestions, QUESTIONS, type QuestionKey } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { QuestionFields } from '../answers/question-fields.tsx';

const STATEMENTS = QUESTIONS.flatMap(({ key, choices }) =>
  choices.flatMap(({ statement, value }) => (statement ? [{ key, statement, value }] : [])),
);

const UNIVERSAL_QUESTIONS = openQuestions(null);

/** Questions that photos cannot answer. All can be answered or changed later. */
export const UnseenQuestions = (props: {
  readonly answers: Answers;
  /** The open questions; all by default. */
  readonly open?: readonly QuestionKey[] | undefined;
  readonly onChange: (answers: Answers) => void;
  readonly disabled?: boolean;
}): ReactNode => (
  <div className="stack">
    <QuestionFields
      {...props}
      questions={QUESTIONS.filter(({ key }) => (props.open ?? UNIVERSAL_QUESTIONS).includes(key))}
      onChange={(answer) => props.onChange({ ...props.answers, ...answer })}
    />
    <fieldset className="stack ruled faint" disabled={props.disabled}>
      <legend className="contents strong">Anything we can’t see?</legend>
      <p className="text-sm soft">Optional. We leave out any color that isn’t yours.</p>
      {STATEMENTS.map(({ key, statement, value }) => (
        <label key={statement} className="row gap-3 tap">
          <input
            type="checkbox"
            checked={props.answers[key] === value}
            onChange={({ target }) => props.onChange({ ...props.answers, [key]: target.checked ? value : null })}
          />
          {statement}
        </label>
      ))}
    </fieldset>
  </div>
);
