// @vitest-environment jsdom
import { nextStep, type OrderTracks, orderStatus, PAYMENT, PROGRESS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { rememberPhotos } from '../lib/browser/photo-metadata.ts';
import { type OrderScreen, type OrderState, pathOf, screenOf } from './screen-of.ts';

const FLOWS = ['analyze_first', 'pay_first', 'hosted', 'gift'] as const;

/** Every state of an order, with what decides its screen. */
const STATES = FLOWS.flatMap((flow) =>
  PAYMENT.flatMap((payment) =>
    PROGRESS.map((progress) => {
      const order = { flow, payment, progress, completed_at: null };
      const state = { status: orderStatus(order), nextStep: nextStep(order), isGift: flow === 'gift' };
      return { ...order, state };
    }),
  ),
);

interface Row extends OrderTracks {
  readonly flow: (typeof FLOWS)[number];
  readonly state: OrderState;
}

function expected({ flow, payment, progress }: Row): OrderScreen {
  const isGift = flow === 'gift';
  if (payment === 'refunded') return isGift ? 'startGift' : 'start';
  if (payment === 'disputed') return 'help';
  if (isGift) return 'gift';
  if (payment === 'unpaid') {
    if (progress === 'failed') return 'start';
    if (progress === 'analyzed') return 'preview';
    return flow === 'analyze_first' ? 'progress' : 'checkout';
  }
  if (progress === 'queued' || progress === 'failed') return 'photos';
  return progress === 'analyzed' ? 'results' : 'progress';
}

it('knows one screen for every state of an order', () => {
  for (const row of STATES) expect(screenOf(row.state), JSON.stringify(row)).toBe(expected(row));
});

it.each([
  ['failed', 'photos', '/upload?order=7'],
  ['processing', 'analysis', '/processing/7'],
  ['analyzed', 'payment', '/results-preview/7'],
  ['files_uploaded', 'payment', '/upload'],
  ['completed', 'result', '/results/7'],
  ['failed', 'new_order', '/upload'],
  ['queued', 'gift', '/gift?order=7'],
  ['analyzed', 'dispute', '/help'],
] as const)('an order that is %s and needs %s opens %s', (status, step, path) => {
  expect(pathOf({ id: 7, status, nextStep: step })).toBe(path);
});

it('leads to checkout in the tab that has the photos', () => {
  const unpaid = { id: 7, status: 'files_uploaded', nextStep: 'payment' } as const;
  rememberPhotos([new File(['a'], 'a.jpg')]);
  expect(pathOf(unpaid)).toBe('/checkout');
  rememberPhotos([]);
  expect(pathOf(unpaid)).toBe('/upload');
});
