import { type Answers, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
import { useRef, useState } from 'react';
import { answersOf, tellAnswers } from '../../lib/order/questions.ts';

type Ticked = readonly (keyof Answers)[];

export interface CheckoutAnswers {
  readonly ticked: Ticked;
  readonly setTicked: (ticked: Ticked) => void;
  /** Tells the order what is ticked, unless it knows. */
  readonly tell: (orderId: number) => Promise<void>;
}

/** What photos cannot show, told before the photos are sent. */
export function useAnswers(): CheckoutAnswers {
  const [ticked, setTicked] = useState<Ticked>([]);
  const told = useRef(NO_ANSWERS);
  const tell = async (orderId: number): Promise<void> => {
    const answers = answersOf(ticked);
    if (!sameAnswers(answers, told.current) && (await tellAnswers(orderId, answers))) told.current = answers;
  };
  return { ticked, setTicked, tell };
}
