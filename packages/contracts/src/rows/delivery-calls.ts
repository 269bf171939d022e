import { z } from 'zod';
import { OPERATOR_ROLES } from '../back-office/admin.ts';
import { BRAND } from '../product/brand-and-price.ts';
import type { DELIVERY_ROUTES } from '../routes/routes.ts';
import { sharedResultSchema } from '../schemas/order.ts';
import { outfitSchema } from '../schemas/outfit.ts';
import { bearer, holderOfCompleted, owner, ownerOfCompleted } from './access.ts';
import { type CallsOf, charged, done, orderIdParams, small, tokenParams } from './call.ts';
import { per } from './limit.ts';

/** Each needs database reads, and a link may be popular in one office. */
const oneOfMany = [per('address', 120, 1)] as const;
const EXAMPLE_SHARE = `https://${BRAND.slug}.app/shared/Zm9yLWV4YW1wbGUtb25seS1v`;

export const DELIVERY_CALLS = {
  emailResults: {
    summary: 'Request the results by mail, once.',
    effects: [],
    ...small(holderOfCompleted),
    params: orderIdParams,
    response: done,
  },
  getOutfits: {
    summary: 'Outfits in the season’s colors, once completed.',
    effects: [],
    ...small(holderOfCompleted),
    params: orderIdParams,
    response: z.array(outfitSchema),
  },
  getOrderPdf: {
    summary: 'The report.',
    effects: ['stored'],
    ...charged('stored', holderOfCompleted),
    params: orderIdParams,
    returns: 'pdf',
    problems: ['report_not_ready'],
  },
  downloadReport: {
    summary: 'The report, for the analysis page and the back office.',
    effects: ['stored'],
    ...charged('stored', {
      ...holderOfCompleted,
      operators: { as: 'read report', roles: OPERATOR_ROLES, stepUp: 'code' },
    }),
    params: orderIdParams,
    returns: 'pdf',
    problems: ['report_not_ready'],
  },
  createShareLink: {
    summary: 'The link that shows only seasons and signature colors; created on first request.',
    effects: ['rows'],
    ...small(ownerOfCompleted),
    params: orderIdParams,
    response: z.object({ url: z.url() }),
    // Creates and shows links; one is enough.
    limits: [per('address', 60, 10)],
    example: { response: { url: EXAMPLE_SHARE } },
  },
  getShareLink: {
    summary: 'The active share link of an order, if any.',
    effects: [],
    ...small(owner),
    params: orderIdParams,
    response: z.object({ url: z.url().nullable() }),
    example: { response: { url: EXAMPLE_SHARE } },
  },
  revokeShareLinks: {
    summary: 'Stop sharing: all links of the order end, and the next one differs.',
    effects: [],
    ...small(owner),
    params: orderIdParams,
    response: done,
  },
  getSharedResult: {
    summary: 'The seasons and signature colors of a share link.',
    effects: [],
    ...small(bearer),
    params: tokenParams,
    response: sharedResultSchema,
    limits: oneOfMany,
  },
  getSharedPage: {
    summary: 'The page of a share link, with a link preview of the season.',
    effects: [],
    ...small(bearer),
    params: tokenParams,
    returns: 'page',
    limits: oneOfMany,
  },
} as const satisfies CallsOf<typeof DELIVERY_ROUTES>;
