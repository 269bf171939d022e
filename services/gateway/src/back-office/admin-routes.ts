import { Readable } from 'node:stream';
import {
  ADMIN_PAGE_SIZE,
  type ADMIN_ROUTES,
  type AdminAction,
  type AdminOrderDetails,
  CURRENCY,
  type ProblemCode,
  TOTALS_DAYS,
} from '@trueseason/contracts';
import { listRepeatability } from '@trueseason/shop/analysis';
import { addAuditEntry, listAuditEntries } from '@trueseason/shop/audit';
import {
  addOperatorNote,
  countAdminOrders,
  countOrders,
  listAdminOrders,
  listDailyTotals,
  type OperatorActionContext,
  runOperatorAction,
} from '@trueseason/shop/back-office';
import { correctEmail } from '@trueseason/shop/flows';
import { listMonths, readMonth, sumEarnings } from '@trueseason/shop/ledger';
import { askFinance, type OperatorSession } from '@trueseason/shop/operators';
import { findOrder } from '@trueseason/shop/order';
import { listDeclinesByReason } from '@trueseason/shop/payment';
import { listPromos, PromoLimitError, savePromo } from '@trueseason/shop/promo';
import type { GatewayDeps } from '../deps.ts';
import type { ComplaintCall } from '../http/calls-elsewhere.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { operatorHandlers } from '../operators/operator-routes.ts';
import { deferToReconciler } from '../payment/defer-to-reconciler.ts';
import { endDiscountsOfCode } from '../payment/end-discounts.ts';
import { refundOrder } from '../payment/refund-automatically.ts';
import { sendDisputeFile } from '../report/send-dispute-file.ts';
import { viewAdminDetails, viewAdminOrder, viewAudit, viewPromo } from './admin-view.ts';
import { attentionHandlers } from './attention-routes.ts';
import { decideAlone } from './decide-alone.ts';
import { findDeletedSale } from './find-deleted-sale.ts';
import { monthCsv } from './month-csv.ts';
import { ordersCsv } from './orders-csv.ts';

/** Of actions on money, which must not seem done. */
const REFUSALS: Partial<Record<AdminAction, ProblemCode>> = {
  refund: 'nothing_refunded',
  'repeat-refund': 'nothing_refunded',
  withdraw: 'withdrawal_over',
};

const pageOf = (page: number) => ({ limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE });

export function adminHandlers(deps: GatewayDeps): HandlersOf<Omit<typeof ADMIN_ROUTES, ComplaintCall>> {
  const { db } = deps;
  const runAction = async (
    { operator, roles }: OperatorSession,
    orderId: number,
    action: AdminAction,
    options: Pick<OperatorActionContext, 'reason' | 'cents' | 'left' | 'sentOn'> = {},
  ): Promise<AdminOrderDetails> => {
    if (!(await findOrder(db, orderId))) throw new ProblemError('order_not_found');
    const run = () => runOperatorAction({ db, provider: deps.payments, actor: operator, ...options }, orderId, action);
    const refusal = REFUSALS[action];
    const done = refusal ? await decideAlone(deps, orderId, run) : await run();
    if (!done && refusal) throw new ProblemError(refusal);
    return viewAdminDetails(deps, orderId, roles);
  };
  return {
    ...operatorHandlers(deps),
    ...attentionHandlers(deps),
    adminOrders: async ({ query: { page, ...filter } }) =>
      (await listAdminOrders(db, { ...filter, ...pageOf(page) })).map(viewAdminOrder),
    adminSummary: async ({ query }) => {
      const [{ total, byStatus }, earnings, matchingCount, deletedSale] = await Promise.all([
        countOrders(db),
        sumEarnings(db),
        countAdminOrders(db, query),
        findDeletedSale(deps, query.search ?? ''),
      ]);
      const revenue = earnings.find(({ currency }) => currency === CURRENCY)?.cents ?? 0;
      return { total, byStatus, revenue, found: matchingCount, deletedSale };
    },
    adminTotals: async () => listDailyTotals(db, TOTALS_DAYS),
    adminDeclines: async () => listDeclinesByReason(db, TOTALS_DAYS),
    adminMonths: async () => listMonths(db),
    adminMonth: async ({ params }) => readMonth(db, params.month),
    adminExportMonth: async ({ params: { month }, operator, reply }) => {
      await addAuditEntry(db, { actor: operator.operator, action: 'export month', detail: month });
      return reply.type('text/csv; charset=utf-8').send(Readable.from(monthCsv(db, month)));
    },
    adminRepeatability: async () => listRepeatability(db),
    adminExportOrders: async ({ query, operator, reply }) => {
      const detail = `${await countAdminOrders(db, query)} orders`;
      await addAuditEntry(db, { actor: operator.operator, action: 'export orders', detail });
      return reply.type('text/csv; charset=utf-8').send(Readable.from(ordersCsv(db, query)));
    },
    adminOrder: async ({ params, operator }) => viewAdminDetails(deps, params.orderId, operator.roles),
    adminCorrectAddress: async ({ params: { orderId }, body, operator }) => {
      if (!(await findOrder(db, orderId))) throw new ProblemError('order_not_found');
      const outcome = await correctEmail(db, orderId, body.email, operator.operator);
      if (outcome === 'no_address') throw new ProblemError('no_address');
      if (outcome === 'too_often') throw new ProblemError('too_many_requests');
      return viewAdminDetails(deps, orderId, operator.roles);
    },
    adminEvidence: async ({ params, reply }) => sendDisputeFile(deps, params.orderId, reply),
    adminNote: async ({ params: { orderId }, body: { text }, operator }) => {
      const isAdded = await addOperatorNote(db, orderId, { operator: operator.operator, text });
      if (!isAdded) throw new ProblemError('order_not_found');
      return viewAdminDetails(deps, orderId, operator.roles);
    },
    adminAskFinance: async ({ params: { orderId }, body: { text }, operator }) => {
      if (!(await findOrder(db, orderId))) throw new ProblemError('order_not_found');
      const isAsked = await askFinance(db, { orderId, text, actor: operator.operator });
      if (!isAsked)
        throw new ProblemError('decided_already', { message: 'Finance was asked about this order already.' });
      return viewAdminDetails(deps, orderId, operator.roles);
    },
    adminAskPhotos: async ({ params, body, operator }) => runAction(operator, params.orderId, 'ask-photos', body),
    adminWithdraw: async ({ params: { orderId }, body, operator, request }) => {
      await runAction(operator, orderId, 'withdraw', body);
      await deferToReconciler(request, () => refundOrder(deps, orderId, 'withdrawn'));
      return viewAdminDetails(deps, orderId, operator.roles);
    },
    adminRepeatRefund: async ({ params, operator }) => runAction(operator, params.orderId, 'repeat-refund'),
    adminRefund: async ({ params, body, operator }) => runAction(operator, params.orderId, 'refund', body),
    adminAct: async ({ params, operator }) => runAction(operator, params.orderId, params.action),
    adminPromos: async () => (await listPromos(db)).map(viewPromo),
    adminSavePromo: async ({ params, body, operator, request }) => {
      const { code, percent, expiresAt, maxUses: max_uses } = { ...params, ...body };
      const changes = { code, percent, expires_at: expiresAt ? new Date(expiresAt) : null, max_uses };
      const promo = await savePromo(db, changes, operator.operator).catch((error: unknown) => {
        throw error instanceof PromoLimitError ? new ProblemError('bad_request', { field: 'maxUses' }) : error;
      });
      const openIntentCount = await endDiscountsOfCode(deps, promo.code);
      if (openIntentCount > 0)
        request.log.warn({ left: openIntentCount }, 'intents of an ended code can be paid for another minute');
      return viewPromo(promo);
    },
    adminAudit: async ({ query }) =>
      (await listAuditEntries(db, { ...pageOf(query.page), reads: query.reads === 'yes' })).map(viewAudit),
  };
}
