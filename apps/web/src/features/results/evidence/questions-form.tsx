import {
  type AnalysisResult,
  type GivenAnswers,
  headOf,
  NO_ANSWERS,
  sameAnswers,
  type YesNoQuestion,
} from '@trueseason/contracts';
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
  const isRead: Readonly<Record<YesNoQuestion, boolean>> = {
    hairDyed: headOf(result.evidence) === 'hair',
    makeup: true,
    contactLenses: result.evidence.features.iris !== null,
  };
  const asked = QUESTIONS.filter(({ key }) => given[key] || isRead[key]);
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
      <Asked
        question="Is your hair covered, or do you have none?"
        effect="If so, we advise you on brows instead of hair."
      >
        <Choice
          name="hairWorn"
          options={HAIR_HIDDEN}
          value={answers.hairWorn ?? 'neither'}
          onChange={(choice) => setChanged({ ...changed, hairWorn: choice === 'neither' ? null : choice })}
        />
      </Asked>
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

const HAIR_HIDDEN = [
  ['neither', 'Neither'],
  ['covered', 'Covered'],
  ['shaved', 'No hair'],
] as const;

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

interface YesNoProps {
  readonly asked: Question;
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
}

const YesNo = ({ asked: { key, question, effect }, value, onChange }: YesNoProps): ReactNode => (
  <Asked question={question} effect={effect}>
    <Choice
      name={key}
      options={YES_NO}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(choice) => onChange(choice === 'yes')}
    />
  </Asked>
);

interface AskedProps {
  readonly question: string;
  /** What the answer changes. */
  readonly effect: string;
  readonly children: ReactNode;
}

const Asked = ({ question, effect, children }: AskedProps): ReactNode => (
  <fieldset className={styles.question}>
    <legend>{question}</legend>
    <p>{effect}</p>
    <div className={styles.choices}>{children}</div>
  </fieldset>
);
