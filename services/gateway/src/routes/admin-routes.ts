import { ADMIN_PAGE_SIZE, type ADMIN_ROUTES } from '@trueseason/contracts';
import { addAudit, countOrders, findOrder, listAdminOrders, listAudit, listPromos, savePromo } from '@trueseason/db';
import { actOnOrder } from '../admin/act-on-order.ts';
import { viewAdminDetails, viewAdminOrder, viewAudit, viewPromo } from '../admin/admin-view.ts';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { endDiscountsOf } from '../payments/end-discounts.ts';

const CHECK_VIOLATION = '23514';
const pageOf = (page: number) => ({ limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE });

/** The back office. */
export function adminHandlers(deps: GatewayDeps): HandlersOf<typeof ADMIN_ROUTES> {
  const { db, adminSessions } = deps;
  return {
    adminLogin: async ({ body, reply, request }) => {
      await adminSessions.login(body.password, reply).catch(async (error) => {
        await addAudit(db, { action: 'login refused', detail: request.ip });
        throw error;
      });
      await addAudit(db, { action: 'login', detail: request.ip });
      return { success: true };
    },
    adminLogout: async ({ request, reply }) => {
      await adminSessions.logout(request, reply);
      return { success: true };
    },
    adminOrders: async ({ query: { page, search, status } }) =>
      (await listAdminOrders(db, { search, status, ...pageOf(page) })).map(viewAdminOrder),
    adminSummary: async () => {
      const { total, byStatus, revenueCents } = await countOrders(db);
      return { total, byStatus, revenue: revenueCents };
    },
    adminOrder: async ({ params }) => viewAdminDetails(db, params.orderId),
    adminAct: async ({ params }) => {
      if (!(await findOrder(db, params.orderId))) throw new ProblemError('order_not_found');
      await actOnOrder(deps, params.orderId, params.action);
      return viewAdminDetails(db, params.orderId);
    },
    adminPromos: async () => (await listPromos(db)).map(viewPromo),
    adminSavePromo: async ({ params, body, request }) => {
      const promo = await savePromo(db, {
        code: params.code,
        percent: body.percent,
        expires_at: body.expiresAt ? new Date(body.expiresAt) : null,
        max_uses: body.maxUses,
      }).catch((error: { code?: unknown }) => {
        // The only rule that can be broken here: fewer uses than were made already.
        throw error.code === CHECK_VIOLATION ? new ProblemError('bad_request', { field: 'maxUses' }) : error;
      });
      await addAudit(db, { action: 'save promo', detail: `${promo.code} ${promo.percent}%` });
      const left = await endDiscountsOf(deps, promo.code);
      if (left > 0) request.log.warn({ left }, 'intents of an ended code can still be paid for a minute');
      return viewPromo(promo);
    },
    adminAudit: async ({ query }) => (await listAudit(db, pageOf(query.page))).map(viewAudit),
  };
}
