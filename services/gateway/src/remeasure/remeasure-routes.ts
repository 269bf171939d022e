import type { DELIVERY_ROUTES } from '@trueseason/contracts';
import {
  findRemeasure,
  openRemeasure,
  remeasureOpensAt,
  remeasureState,
  remindOfRemeasure,
} from '@trueseason/shop/remeasure';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';

type RemeasureCalls = 'getRemeasure' | 'openRemeasure' | 'remindRemeasure';

/** Free remeasurement of results that are a year old. */
export function remeasureHandlers({ db }: GatewayDeps): Pick<HandlersOf<typeof DELIVERY_ROUTES>, RemeasureCalls> {
  return {
    getRemeasure: async ({ order }) => {
      const known = await findRemeasure(db, order.id);
      const state = known && remeasureState(known, new Date());
      if (!known?.completedAt || !state) throw new ProblemError('not_found');
      const opensAt = remeasureOpensAt(known.completedAt).toISOString();
      return { state, opensAt, reminder: known.reminder === 'pending' };
    },
    openRemeasure: async ({ order }) => {
      const code = await openRemeasure(db, order.id);
      if (!code) throw new ProblemError('remeasure_not_open');
      return { code };
    },
    remindRemeasure: async ({ order, body }) => {
      const outcome = await remindOfRemeasure(db, order.id, body.reminder);
      if (outcome === 'no_address') throw new ProblemError('no_address');
      if (outcome === 'not_open') throw new ProblemError('remeasure_not_open');
      return { success: true };
    },
  };
}
