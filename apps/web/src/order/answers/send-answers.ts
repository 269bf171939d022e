import type { Answers } from '@trueseason/contracts';
import { call } from '../../lib/api/api.ts';

/** Returns whether the answers were saved. If not, the results page asks again. */
export async function sendAnswers(orderId: number, answers: Answers): Promise<boolean> {
  try {
    await call('putAnswers', { params: { orderId }, body: answers });
    return true;
  } catch (error) {
    console.error('The answers were not saved:', error);
    return false;
  }
}
