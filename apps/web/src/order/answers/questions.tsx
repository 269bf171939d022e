import { type Answers, QUESTIONS, type QuestionKey } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { QuestionFields } from './question-fields.tsx';

const STATEMENTS = QUESTIONS.flatMap(({ key, choices }) =>
  choices.flatMap(({ statement, value }) => (statement ? [{ key, statement, value }] : [])),
);
/** Asked as boxes instead. */
const HAS_STATEMENT = new Set<QuestionKey>(STATEMENTS.map(({ key }) => key));

/** These questions, as swatches to choose from and boxes to check. */
export function Questions(props: {
  readonly asked: readonly QuestionKey[];
  readonly answers: Answers;
  /** Called with the new answer. */
  readonly onAnswer: (answer: Answers) => void;
  readonly disabled?: boolean;
}): ReactNode {
  const { asked, answers, onAnswer, disabled } = props;
  const statements = STATEMENTS.filter(({ key }) => asked.includes(key));
  return (
    <div className="stack">
      <QuestionFields
        questions={QUESTIONS.filter(({ key }) => asked.includes(key) && !HAS_STATEMENT.has(key))}
        answers={answers}
        onChange={onAnswer}
        disabled={disabled}
      />
      {statements.length > 0 && (
        <fieldset className="stack ruled faint" disabled={disabled}>
          <legend className="contents strong">Anything we can’t see?</legend>
          <p className="text-sm soft">Optional. We leave out any color that isn’t yours.</p>
          {statements.map(({ key, statement, value }) => (
            <label key={statement} className="row gap-3 tap">
              <input
                type="checkbox"
                checked={answers[key] === value}
                onChange={({ target }) => onAnswer({ [key]: target.checked ? value : null })}
              />
              {statement}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
