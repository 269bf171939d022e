import {
  type AnalysisResult,
  type Evidence,
  NO_ANSWERS,
  QUESTIONS,
  type Question,
  sameAnswers,
} from '@trueseason/contracts';
import { headOf } from '@trueseason/style/person';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { QuestionFields } from '../../order/answers/question-fields.tsx';
import { useAnswer } from '../../order/answers/use-answer.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './questions-form.module.css';

export function QuestionsForm({
  orderId,
  result,
}: {
  readonly orderId: string;
  readonly result: AnalysisResult;
}): ReactNode {
  const given = result.evidence.answers ?? NO_ANSWERS;
  // Only changes, since other answers may change in another tab.
  const [changed, setChanged] = useState(NO_ANSWERS);
  const answers = { ...given, ...changed };
  const { answer, isPending, said } = useAnswer(orderId, result);
  const outcome = useTakeFocus<HTMLDivElement>(said);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answer(changed);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <QuestionFields
        questions={QUESTIONS.filter((question) => canChange(question, result.evidence))}
        answers={answers}
        onChange={(answer) => setChanged({ ...changed, ...answer })}
      />
      <div className="stack start gap-4 ruled" ref={outcome} tabIndex={-1}>
        <Button type="submit" look="quiet" busy={isPending} disabled={sameAnswers(answers, given)}>
          Update my result
        </Button>
        <p className="text-lg" role="status">
          {said}
        </p>
      </div>
    </form>
  );
}

/** Asks only about features that were measured, and about earlier answers. */
function canChange({ key, choices }: Question, evidence: Evidence): boolean {
  const setAside = choices.flatMap((choice) => choice.setsAside ?? []);
  const isRead = setAside.some(({ feature }) =>
    feature === 'hair' ? headOf(evidence) === 'hair' : evidence.features[feature],
  );
  return isRead || setAside.length === 0 || Boolean(evidence.answers?.[key]);
}
