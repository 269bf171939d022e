import { type AnswerKey, type Answers, NO_ANSWERS, openQuestions } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Questions } from './questions.tsx';
import { QUESTIONS_TITLE } from './questions-title.ts';
import { sendTold, sendToldNow, tell, toldAnswers } from './told-answers.ts';
import { useSendTold } from './use-told-answers.ts';

const ALL = openQuestions(null);

/** Answers within this time are saved together, in one round. */
const SAVE_DELAY_MS = 1_200;

/** An order's open questions, while it is analyzed. Saves automatically; nothing waits for it. */
export function OpenQuestions(props: {
  readonly orderId: number;
  readonly open: readonly AnswerKey[] | undefined;
}): ReactNode {
  const { orderId, open = [] } = props;
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const { data: isSaved, failureCount, refetch } = useSendTold(orderId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onAnswer = (answer: Answers): void => {
    tell(orderId, answer);
    setAnswers({ ...answers, ...answer });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetch(), SAVE_DELAY_MS);
  };
  useEffect(() => {
    const saveOnLeave = (send: (orderId: number) => Promise<unknown>): void => {
      clearTimeout(timer.current);
      // The next screen sends them again.
      send(orderId).catch((error: unknown) => console.error('The answers were not saved:', error));
    };
    const onPageHide = (): void => saveOnLeave(sendToldNow);
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      saveOnLeave(sendTold);
    };
  }, [orderId]);

  const told = toldAnswers(orderId);
  // Questions answered here stay, so that answers can be changed.
  const asked = ALL.filter((key) => key in answers || (open.includes(key) && told[key] == null));
  if (asked.length === 0) return null;
  return (
    <section className="stack gap-2 ruled" aria-label={QUESTIONS_TITLE}>
      <p className="heading">{QUESTIONS_TITLE}</p>
      <p className="text-sm soft" role="status">
        {failureCount > 0
          ? 'We couldn’t save that yet. It stays here, and we try again.'
          : isSaved
            ? 'Saved. It counts in your result.'
            : 'Optional, and saved as you tap.'}
      </p>
      <Questions asked={asked} answers={answers} onAnswer={onAnswer} />
    </section>
  );
}
