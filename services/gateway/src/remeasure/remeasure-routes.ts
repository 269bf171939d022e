import { openRemeasure, setRemeasureReminder } from '@trueseason/shop/flows';
import { findRemeasure, remeasureOpensAt, remeasureState } from '@trueseason/shop/remeasure';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';

type RemeasureCall = 'getRemeasure' | 'openRemeasure' | 'remindRemeasure';

/** Free remeasurement of results that are a year old. */
export function remeasureHandlers({ db }: GatewayDeps): HandlersFor<RemeasureCall> {
  return {
    getRemeasure: async ({ order }) => {
      const remeasure = await findRemeasure(db, order.id);
      const state = remeasure && remeasureState(remeasure, new Date());
      if (!remeasure?.completedAt || !state) throw new ProblemError('not_found');
      const opensAt = remeasureOpensAt(remeasure.completedAt).toISOString();
      return { state, opensAt, reminder: remeasure.reminder === 'pending' };
    },
    openRemeasure: async ({ order }) => {
      const code = await openRemeasure(db, order.id);
      if (!code) throw new ProblemError('remeasure_not_open');
      return { code };
    },
    remindRemeasure: async ({ order, body }) => {
      const outcome = await setRemeasureReminder(db, order.id, body.reminder);
      if (outcome === 'no_address') throw new ProblemError('no_address');
      if (outcome === 'not_open') throw new ProblemError('remeasure_not_open');
      return { success: true };
    },
  };
}
