import {
  type AnalysisResult,
  type Answers,
  type Evidence,
  NO_ANSWERS,
  QUESTIONS,
  type Question,
  sameAnswers,
} from '@trueseason/contracts';
import { headOf } from '@trueseason/style/person';
import { type FormEvent, type ReactNode, useState } from 'react';
import { QuestionFields } from '../../order/answers/question-fields.tsx';
import { useSendAnswers } from '../../order/answers/use-send-answers.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './questions-form.module.css';

export function QuestionsForm({
  orderId,
  result,
  proposedAnswers,
}: {
  readonly orderId: string;
  readonly result: AnalysisResult;
  /** Of a result that waits for its owner's decision: newer than the answers of the kept one. */
  readonly proposedAnswers?: Answers | undefined;
}): ReactNode {
  const earlierAnswers = proposedAnswers ?? result.evidence.answers ?? NO_ANSWERS;
  // Only changes, since other answers may change in another tab.
  const [newAnswers, setNewAnswers] = useState(NO_ANSWERS);
  const answers = { ...earlierAnswers, ...newAnswers };
  const { answer, isPending, said } = useSendAnswers(orderId, result);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answer(newAnswers);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <QuestionFields
        questions={QUESTIONS.filter((question) => canChange(question, result.evidence, earlierAnswers))}
        answers={answers}
        onChange={(answer) => setNewAnswers({ ...newAnswers, ...answer })}
      />
      <div className="stack start gap-4 ruled">
        <Button type="submit" look="quiet" busy={isPending} disabled={sameAnswers(answers, earlierAnswers)}>
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
function canChange({ key, choices }: Question, evidence: Evidence, earlierAnswers: Answers): boolean {
  const excludedFeatures = choices.flatMap((choice) => choice.excludes ?? []);
  const isMeasured = excludedFeatures.some(({ feature }) =>
    feature === 'hair' ? headOf(evidence) === 'hair' : evidence.features[feature],
  );
  return isMeasured || excludedFeatures.length === 0 || Boolean(earlierAnswers[key]);
}
