import type { Answers, Question } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';
import { Choice } from '../../ui/choice/choice.tsx';
import { SwatchChoice } from '../../ui/swatch/swatch-choice.tsx';
import styles from './question-fields.module.css';

interface QuestionFieldsProps {
  readonly answers: Answers;
  readonly onChange: (answer: Answers) => void;
}

export const QuestionFields = (props: QuestionFieldsProps & { readonly questions: readonly Question[] }): ReactNode =>
  props.questions.map((question) => <QuestionField key={question.key} {...props} question={question} />);

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
