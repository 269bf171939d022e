import { type AdminAction, type AnalysisFailure, PROBLEMS } from '@trueseason/contracts';
import { addAudit, listPayments } from '@trueseason/db';
import { failAnalysis, recordRefund, remakeReport, resendResults, retryAnalysis } from '@trueseason/orders';
import { ProblemError } from '../http/problem-error.ts';
import type { PaymentDeps } from '../payments/settle.ts';

const FAILED_BY_HAND: AnalysisFailure = { code: 'internal', message: PROBLEMS.internal.message, photos: [] };

async function refund({ db, payments }: PaymentDeps, orderId: number): Promise<boolean> {
  const paid = (await listPayments(db, orderId)).find(({ state }) => state === 'succeeded');
  if (!paid) return false;
  await payments.refund(paid.intent_id);
  // The provider's own event may be faster than this.
  await recordRefund(db, paid.intent_id);
  return true;
}

const ACTIONS: Readonly<Record<AdminAction, (deps: PaymentDeps, orderId: number) => Promise<boolean>>> = {
  retry: ({ db }, orderId) => retryAnalysis(db, orderId),
  fail: ({ db }, orderId) => failAnalysis(db, orderId, FAILED_BY_HAND),
  'render-report': ({ db }, orderId) => remakeReport(db, orderId),
  'resend-mail': ({ db }, orderId) => resendResults(db, orderId),
  refund,
};

/** Does what an operator asks, and leaves a trace of it whether it changed anything, nothing, or failed. */
export async function actOnOrder(deps: PaymentDeps, orderId: number, action: AdminAction): Promise<boolean> {
  const trace = (detail: string) => addAudit(deps.db, { action, orderId, detail });
  try {
    const done = await ACTIONS[action](deps, orderId);
    await trace(done ? 'done' : 'nothing to do');
    return done;
  } catch (error) {
    await trace(`failed: ${error instanceof ProblemError ? error.code : 'internal'}`);
    throw error;
  }
}
