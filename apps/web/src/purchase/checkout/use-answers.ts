import { type Answers, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
import { useRef, useState } from 'react';
import { sendAnswers } from '../../order/answers/send-answers.ts';

export interface CheckoutAnswers {
  readonly answers: Answers;
  readonly setAnswers: (answers: Answers) => void;
  /** Sends the answers to the order, unless it has them. */
  readonly save: (orderId: number) => Promise<void>;
}

/** What photos cannot show, sent before the photos are. */
export function useAnswers(): CheckoutAnswers {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const sent = useRef<{ readonly orderId?: number; readonly answers: Answers }>({ answers: NO_ANSWERS });
  const save = async (orderId: number): Promise<void> => {
    const { answers: known } = sent.current.orderId === orderId ? sent.current : { answers: NO_ANSWERS };
    if (!sameAnswers(answers, known) && (await sendAnswers(orderId, answers))) sent.current = { orderId, answers };
  };
  return { answers, setAnswers, save };
}
