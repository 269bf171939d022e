import type { Answers, PublicOrder } from '@trueseason/contracts';
import { call } from '../../lib/api/api.ts';

/** Returns the order with these answers; null if not saved, so the results page asks again. */
export async function sendAnswers(orderId: number, answers: Answers): Promise<PublicOrder | null> {
  try {
    return await call('putAnswers', { params: { orderId }, body: answers, keepalive: true });
  } catch (error) {
    console.error('The answers were not saved:', error);
    return null;
  }
}
