import { ADMIN_PAGE_SIZE, API } from '@trueseason/contracts';
import { addAudit, countOrders, findOrder, listAdminOrders, listAudit, listPromos, savePromo } from '@trueseason/db';
import type { FastifyInstance } from 'fastify';
import { actOnOrder } from '../admin/act-on-order.ts';
import { viewAdminDetails, viewAdminOrder, viewAudit, viewPromo } from '../admin/admin-view.ts';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';

const CHECK_VIOLATION = '23514';
const done = { success: true } as const;
const pageOf = (page: number) => ({ limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE });

export function adminRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, adminSessions } = deps;

  bind(app, API.adminLogin, async ({ body, reply, request }) => {
    await adminSessions.login(body.password, reply).catch(async (error) => {
      await addAudit(db, { action: 'login refused', detail: request.ip });
      throw error;
    });
    await addAudit(db, { action: 'login', detail: request.ip });
    return done;
  });

  bind(app, API.adminLogout, async ({ request, reply }) => {
    await adminSessions.logout(request, reply);
    return done;
  });

  bind(app, API.adminOrders, async ({ query, request }) => {
    await adminSessions.require(request);
    const { page, search, status } = query;
    const orders = await listAdminOrders(db, { search, status, ...pageOf(page) });
    return orders.map(viewAdminOrder);
  });

  bind(app, API.adminSummary, async ({ request }) => {
    await adminSessions.require(request);
    const { total, byStatus, revenueCents } = await countOrders(db);
    return { total, byStatus, revenue: revenueCents };
  });

  bind(app, API.adminOrder, async ({ params, request }) => {
    await adminSessions.require(request);
    return viewAdminDetails(db, params.orderId);
  });

  bind(app, API.adminAct, async ({ params, request }) => {
    await adminSessions.require(request);
    if (!(await findOrder(db, params.orderId))) throw new ProblemError('order_not_found');
    await actOnOrder(deps, params.orderId, params.action);
    return viewAdminDetails(db, params.orderId);
  });

  bind(app, API.adminPromos, async ({ request }) => {
    await adminSessions.require(request);
    return (await listPromos(db)).map(viewPromo);
  });

  bind(app, API.adminSavePromo, async ({ params, body, request }) => {
    await adminSessions.require(request);
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
    return viewPromo(promo);
  });

  bind(app, API.adminAudit, async ({ query, request }) => {
    await adminSessions.require(request);
    return (await listAudit(db, pageOf(query.page))).map(viewAudit);
  });
}
