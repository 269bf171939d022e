import { answerComplaint, receiveComplaint } from '@trueseason/shop/complaint';
import type { GatewayDeps } from '../deps.ts';
import type { ComplaintCall } from '../http/calls-elsewhere.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';

export function complaintHandlers({ db }: Pick<GatewayDeps, 'db'>): HandlersFor<ComplaintCall> {
  return {
    complain: async ({ body: { email, orderNumber, said } }) => {
      // The same answer whether the order exists: nobody learns of others'.
      const number = await receiveComplaint(db, { email, said, orderId: orderNumber });
      if (number === null) throw new ProblemError('too_many_requests');
      return { number };
    },
    adminAnswerComplaint: async ({ params, body, operator }) => {
      const isAnswered = await answerComplaint(db, params.complaintId, { ...body, actor: operator.operator });
      if (!isAnswered) throw new ProblemError('not_found');
      return { success: true };
    },
  };
}
