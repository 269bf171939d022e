import { type Answers, NO_ANSWERS, sameAnswers, type YesNoQuestion } from '@trueseason/contracts';
import { useRef, useState } from 'react';
import { answersOf, tellAnswers } from '../../lib/order/questions.ts';

type Ticked = readonly YesNoQuestion[];

export interface CheckoutAnswers {
  readonly ticked: Ticked;
  readonly setTicked: (ticked: Ticked) => void;
  /** Tells the order what is ticked, unless it knows. */
  readonly tell: (orderId: number) => Promise<void>;
}

/** What photos cannot show, told before the photos are sent. */
export function useAnswers(): CheckoutAnswers {
  const [ticked, setTicked] = useState<Ticked>([]);
  const told = useRef<{ readonly orderId?: number; readonly answers: Answers }>({ answers: NO_ANSWERS });
  const tell = async (orderId: number): Promise<void> => {
    const answers = answersOf(ticked);
    const { answers: known } = told.current.orderId === orderId ? told.current : { answers: NO_ANSWERS };
    if (!sameAnswers(answers, known) && (await tellAnswers(orderId, answers))) told.current = { orderId, answers };
  };
  return { ticked, setTicked, tell };
}
