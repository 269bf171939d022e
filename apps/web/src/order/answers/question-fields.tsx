import type { Answers, Question } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';
import { Choice } from '../../ui/choice/choice.tsx';
import { SwatchChoice } from '../../ui/swatch/swatch-choice.tsx';
import styles from './question-fields.module.css';

interface QuestionFieldsProps {
  readonly answers: Answers;
  readonly onChange: (answer: Answers) => void;
}

/** Questions with their choices. `areFolded`: all but the first open by a press. */
export function QuestionFields({
  questions,
  areFolded,
  ...shared
}: QuestionFieldsProps & { readonly questions: readonly Question[]; readonly areFolded?: boolean }): ReactNode {
  return questions.map((question, i) => {
    const field = <QuestionField key={question.key} {...shared} question={question} />;
    if (!areFolded || i === 0) return field;
    return (
      <details key={question.key} className={styles.folded}>
        <summary className="strong tap">{question.text}</summary>
        {field}
      </details>
    );
  });
}

function QuestionField({
  question,
  answers,
  onChange,
}: QuestionFieldsProps & { readonly question: Question }): ReactNode {
  const { key, text, hint, choices } = question;
  const hasColors = choices.some(({ swatch }) => swatch);
  const Options = hasColors ? SwatchChoice : Choice;
  return (
    <fieldset className={styles.question} data-colors={hasColors || undefined}>
      <legend>{text}</legend>
      <p className="text-sm soft">{hint}</p>
      <div className={styles.choices}>
        <Options<boolean | string | null>
          name={useId()}
          options={choices.map(({ value, label, swatch }) => [value, label, swatch])}
          value={answers[key] ?? null}
          onChange={(value) => onChange({ [key]: value })}
        />
      </div>
    </fieldset>
  );
}
