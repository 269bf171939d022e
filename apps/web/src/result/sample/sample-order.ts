import { outfits, outlines, result, scope } from 'virtual:sample';
import { QueryClient } from '@tanstack/react-query';
import { CURRENCY, type PublicOrder } from '@trueseason/contracts';
import { orderKey } from '../../order/order.ts';
import { toOutlinedPhoto } from '../../photos/outlined-photo.ts';
import { photoLinksKey } from '../../photos/photo-links.ts';
import painting from './juan-de-pareja.jpg';

/** No order has this number. */
export const SAMPLE_ORDER_ID = '0';
export const SAMPLE_RESULT = result;

export const SAMPLE_ORDER: PublicOrder = {
  id: Number(SAMPLE_ORDER_ID),
  status: 'completed',
  nextStep: 'result',
  paymentStatus: 'paid',
  amount: 0,
  currency: CURRENCY,
  createdAt: new Date(0).toISOString(),
  paymentIntentId: null,
  email: null,
  emailSent: false,
  mailTroubled: false,
  reportReady: false,
  analysisResult: result,
  measuring: false,
  roomForPhotos: 0,
  photoExchanges: 0,
  withdrawable: false,
  proposal: null,
  scope,
  openQuestions: [],
  refunded: false,
  refundFailed: false,
  isGift: false,
  failure: null,
};

/** Knows what the server answers for an order, so that the result's sections ask nothing of it. */
export function sampleClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false },
    },
  });
  const photo = toOutlinedPhoto({ position: 1, url: painting, outlines: [...outlines], lines: [] });
  const photoLinks = photoLinksKey(SAMPLE_ORDER_ID);
  client.setQueryData(orderKey(SAMPLE_ORDER_ID), SAMPLE_ORDER);
  client.setQueryData(photoLinks, [photo]);
  // No hair is tried on a painting.
  client.setQueryData([...photoLinks, 'hair'], null);
  client.setQueryData(['outfits', SAMPLE_ORDER_ID], outfits);
  return client;
}
