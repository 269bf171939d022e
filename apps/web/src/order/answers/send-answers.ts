import type { Answers } from '@trueseason/contracts';
import { call } from '../../lib/api/api.ts';

/** Whether the order has them now. Where they fail to arrive, the results page asks again. */
export async function sendAnswers(orderId: number, answers: Answers): Promise<boolean> {
  try {
    await call('putAnswers', { params: { orderId }, body: answers });
    return true;
  } catch (error) {
    console.error('The answers were not saved:', error);
    return false;
  }
}
