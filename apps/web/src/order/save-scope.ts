import type { PublicOrder, Scope } from '@trueseason/contracts';
import { call } from '../lib/api/api.ts';
import { asOwner } from './ownership.ts';

/** Saves what a result and its report cover. */
export const saveScope = (orderId: string, scope: Scope): Promise<PublicOrder> =>
  asOwner(orderId, () => call('putAnswers', { params: { orderId }, body: { scope } }), 'To save your choice');

export const SCOPE_NOT_SAVED = 'We couldn’t change your report';
