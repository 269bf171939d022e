import { type AnswerKey, type Answers, QUESTIONS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { QuestionFields } from './question-fields.tsx';
import { ScopeField } from './scope-field.tsx';

const STATEMENTS = QUESTIONS.flatMap(({ key, choices }) =>
  choices.flatMap(({ statement, value }) => (statement ? [{ key, statement, value }] : [])),
);
/** Asked as boxes instead. */
const HAS_STATEMENT = new Set<AnswerKey>(STATEMENTS.map(({ key }) => key));

/** Questions, as swatches to choose from and boxes to check. */
export function Questions(props: {
  readonly asked: readonly AnswerKey[];
  readonly answers: Answers;
  readonly areFolded?: boolean;
  /** Called with the new answer. */
  readonly onAnswer: (answer: Answers) => void;
}): ReactNode {
  const { asked, answers, areFolded = false, onAnswer } = props;
  const statements = STATEMENTS.filter(({ key }) => asked.includes(key));
  return (
    <div className="stack">
      <QuestionFields
        questions={QUESTIONS.filter(({ key }) => asked.includes(key) && !HAS_STATEMENT.has(key))}
        areFolded={areFolded}
        answers={answers}
        onChange={onAnswer}
      />
      {statements.length > 0 && (
        <fieldset className="stack ruled faint">
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
      {asked.includes('scope') && (
        <ScopeField scope={answers.scope ?? null} onChange={(scope) => onAnswer({ scope })} />
      )}
    </div>
  );
}
