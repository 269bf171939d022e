import { z } from 'zod';
import { sharedResultSchema } from '../order.ts';
import { outfitSchema } from '../outfit.ts';
import { call, done, orderIdParams } from './call.ts';

/** What a completed order delivers, and what of it may be shown to others. */
export const DELIVERY_CALLS = {
  emailResults: call({
    method: 'POST',
    path: '/api/orders/:orderId/email-results',
    summary: 'Ask the server to send the results, once.',
    params: orderIdParams,
    answer: done,
  }),
  getOutfits: call({
    method: 'GET',
    path: '/api/outfits/:orderId',
    summary: 'Looks in the colors of the season, once completed.',
    params: orderIdParams,
    answer: z.array(outfitSchema),
  }),
  getOrderPdf: call({
    method: 'GET',
    path: '/api/orders/:orderId/pdf',
    summary: 'The report.',
    params: orderIdParams,
    returns: 'pdf',
  }),
  downloadReport: call({
    method: 'GET',
    path: '/api/download-report/:orderId',
    summary: 'The report, for the analysis page and the back office.',
    params: orderIdParams,
    returns: 'pdf',
  }),
  createShareLink: call({
    method: 'POST',
    path: '/api/orders/:orderId/share',
    summary: 'The link that shows season and palette and nothing else; made when first asked for.',
    params: orderIdParams,
    answer: z.object({ url: z.url() }),
  }),
  getShareLink: call({
    method: 'GET',
    path: '/api/orders/:orderId/share',
    summary: 'The link under which an order is shared now, if it is.',
    params: orderIdParams,
    answer: z.object({ url: z.url().nullable() }),
  }),
  revokeShareLinks: call({
    method: 'DELETE',
    path: '/api/orders/:orderId/share',
    summary: 'Ends sharing: every link of an order shows nothing from then on, and the next one is another.',
    params: orderIdParams,
    answer: done,
  }),
  getSharedResult: call({
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'The season and palette behind a share link.',
    params: z.object({ token: z.string().max(1024) }),
    answer: sharedResultSchema,
  }),
} as const;
