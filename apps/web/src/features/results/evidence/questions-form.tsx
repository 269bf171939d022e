import { type AnalysisResult, type GivenAnswers, headOf, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Choice } from '../../../components/choice/choice.tsx';
import { useAnswer } from '../../../lib/answers/use-answer.ts';
import { useTakeFocus } from '../../../lib/browser/use-take-focus.ts';
import { QUESTIONS, type Question } from '../../../lib/order/questions.ts';
import styles from './questions-form.module.css';

/** Optional questions about what photos cannot show. Answering is free and works at once. */
export function QuestionsForm({
  orderId,
  result,
}: {
  readonly orderId: string;
  readonly result: AnalysisResult;
}): ReactNode {
  const given = result.evidence.answers ?? NO_ANSWERS;
  // What is left alone here may be answered in another tab.
  const [changed, setChanged] = useState<GivenAnswers>({});
  const answers = { ...given, ...changed };
  // What was not read cannot be left out; who once said yes can take it back.
  const isRead: Partial<Record<string, boolean>> = {
    hairDyed: headOf(result.evidence) === 'hair',
    coloredLenses: result.evidence.features.iris !== null,
  };
  const asked = QUESTIONS.filter(({ key }) => given[key] || isRead[key] !== false);
  const { answer, isPending, said } = useAnswer(orderId, result);
  const outcome = useTakeFocus<HTMLDivElement>(said);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answer(changed);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {asked.map((question) => (
        <YesNo
          key={question.key}
          asked={question}
          value={answers[question.key]}
          onChange={(value) => setChanged({ ...changed, [question.key]: value })}
        />
      ))}
      <div className={styles.send} ref={outcome} tabIndex={-1}>
        <Button type="submit" look="quiet" busy={isPending} disabled={sameAnswers(answers, given)}>
          Update my result
        </Button>
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>
    </form>
  );
}

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

interface YesNoProps {
  readonly asked: Question;
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
}

const YesNo = ({ asked: { key: name, question, effect }, value, onChange }: YesNoProps): ReactNode => (
  <fieldset className={styles.question}>
    <legend>{question}</legend>
    <p>{effect}</p>
    <div className={styles.choices}>
      <Choice
        name={name}
        options={YES_NO}
        value={value === null ? null : value ? 'yes' : 'no'}
        onChange={(choice) => onChange(choice === 'yes')}
      />
    </div>
  </fieldset>
);
