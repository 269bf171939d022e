import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answers, NO_ANSWERS, type PublicOrder, QUESTIONS, type QuestionKey } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { orderKey } from '../order.ts';
import { QuestionFields } from './question-fields.tsx';
import { sendAnswers } from './send-answers.ts';

/** Answers within this time are saved together, in one round. */
const SAVE_DELAY_MS = 1_200;

const TITLE = 'You know this better than a photo';

/** An order's unanswered questions. Saves automatically; nothing waits for it. */
export function OpenQuestions(props: {
  readonly orderId: number;
  readonly open: readonly QuestionKey[] | undefined;
  readonly isFolded?: boolean;
}): ReactNode {
  const { orderId, open = [], isFolded } = props;
  const client = useQueryClient();
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const unsaved = useRef(NO_ANSWERS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useMutation({
    mutationFn: (body: Answers) => sendAnswers(orderId, body),
    onSuccess: (order, body) => {
      // The response may be older than what the screen shows.
      if (order) void client.invalidateQueries({ queryKey: orderKey(orderId), exact: true });
      else unsaved.current = { ...body, ...unsaved.current };
    },
  });
  const save = (): void => {
    const body = unsaved.current;
    unsaved.current = NO_ANSWERS;
    if (Object.keys(body).length > 0) saving.mutate(body);
  };
  const onAnswer = (answer: Answers): void => {
    unsaved.current = { ...unsaved.current, ...answer };
    setAnswers({ ...answers, ...answer });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SAVE_DELAY_MS);
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const saveOnLeave = (): void => latest.current();
    addEventListener('pagehide', saveOnLeave);
    return () => {
      removeEventListener('pagehide', saveOnLeave);
      saveOnLeave();
    };
  }, []);

  // Questions answered here stay, so that answers can be changed.
  const visibleQuestions = QUESTIONS.filter(({ key }) => open.includes(key) || key in answers);
  if (visibleQuestions.length === 0) return null;
  const body = (
    <div className="stack gap-2">
      <p className="text-sm soft" role="status">
        {statusText(saving.data)}
      </p>
      <QuestionFields questions={visibleQuestions} answers={answers} onChange={onAnswer} />
    </div>
  );
  return isFolded ? (
    <details>
      <summary>{TITLE}</summary>
      {body}
    </details>
  ) : (
    <section className="stack gap-2 ruled" aria-label={TITLE}>
      <p className="heading">{TITLE}</p>
      {body}
    </section>
  );
}

/** @param saved null if it failed, undefined before the first tick */
function statusText(saved: PublicOrder | null | undefined): string {
  if (saved === undefined) return 'Optional, and saved as you tap.';
  return saved
    ? 'Saved. It counts in your result, and may change it.'
    : 'We couldn’t save that. Your results ask again.';
}
