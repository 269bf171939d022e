import { answerComplaint, isKnownWriter, receiveComplaint } from '@trueseason/shop/complaint';
import type { GatewayDeps } from '../deps.ts';
import type { ComplaintCall } from '../http/calls-elsewhere.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { networkKey } from '../limits/address-key.ts';
import { createKeyHasher } from '../limits/key-hasher.ts';
import { createStrangersMails } from '../limits/strangers.ts';

export function complaintHandlers(
  deps: Pick<GatewayDeps, 'db' | 'limiter' | 'sessions' | 'adminSessions' | 'config'>,
): HandlersFor<ComplaintCall> {
  const { db, config } = deps;
  const hashKey = createKeyHasher(config.LINK_SECRET);
  const mails = createStrangersMails(deps);
  return {
    complain: async ({ body: { email, orderNumber, said }, request }) => {
      const complaint = { email, orderId: orderNumber, said, network: hashKey(networkKey(request.ip)) };
      // The same answer to customers, strangers, and those who get no receipt: it reveals nothing about others.
      const isConfirmed = (await isKnownWriter(db, complaint)) || (await mails.mayConfirm(request));
      const number = await receiveComplaint(db, complaint, { isConfirmed });
      if (number === null) throw new ProblemError('too_many_requests');
      return { number };
    },
    adminAnswerComplaint: async ({ params, body, operator }) => {
      const outcome = await answerComplaint(db, params.complaintId, { ...body, actor: operator.operator });
      if (outcome !== 'done') throw new ProblemError(outcome === 'unknown' ? 'not_found' : 'decided_already');
      return { success: true };
    },
  };
}
