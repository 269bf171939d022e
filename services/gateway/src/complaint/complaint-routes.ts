import { API, type Call, COMPLAINTS_OF_STRANGERS } from '@trueseason/contracts';
import { answerComplaint, isKnownWriter, receiveComplaint } from '@trueseason/shop/complaint';
import type { GatewayDeps } from '../deps.ts';
import type { ComplaintCall } from '../http/calls-elsewhere.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { networkKey } from '../limits/address-key.ts';
import { counterName } from '../limits/enforce-limits.ts';
import { DAY_SECONDS } from '../limits/guards.ts';
import { createKeyHasher } from '../limits/key-hasher.ts';
import { createLimitScale } from '../limits/limit-scale.ts';

const { limits = [] }: Call = API.complain;
/** Of strangers: customers' complaints are taken back. */
const NETWORK_LIMITS = limits.filter(({ per }) => per === 'network');

export function complaintHandlers({
  db,
  limiter,
  config,
}: Pick<GatewayDeps, 'db' | 'limiter' | 'config'>): HandlersFor<ComplaintCall> {
  const hashKey = createKeyHasher(config.LINK_SECRET);
  const scaleLimit = createLimitScale(config);
  const takeBack = (network: string) =>
    Promise.all(
      NETWORK_LIMITS.map((limit) => {
        const counter = counterName(limit.of === 'mails' ? 'mails' : 'complain', limit);
        return limiter.giveBack(counter, network, scaleLimit(limit.max), limit.minutes * 60, 1);
      }),
    );
  return {
    complain: async ({ body: { email, orderNumber, said }, request }) => {
      const complaint = { email, orderId: orderNumber, said, network: hashKey(networkKey(request.ip)) };
      // Of all together, as anybody can enter anybody's address. Customers are not counted.
      const isCounted = !(await isKnownWriter(db, complaint));
      const most = scaleLimit(COMPLAINTS_OF_STRANGERS);
      const wait = isCounted ? await limiter.count('strangers-complaints', 'all', most, DAY_SECONDS) : 0;
      if (!isCounted) await takeBack(complaint.network);
      // The same answer whether there is an order, and beyond what strangers get mails for: it reveals nothing about others.
      const number = await receiveComplaint(db, complaint, { isConfirmed: wait === 0 });
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
