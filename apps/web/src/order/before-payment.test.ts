// @vitest-environment jsdom
import {
  ANALYSIS_FAILURES,
  type BoughtOrder,
  isSettled,
  nextStep,
  type OrderFlow,
  type OrderLife,
  orderStatus,
  PAYMENT,
  PROGRESS,
  type UnpaidOrder,
} from '@trueseason/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Before, beforePayment, type Known, type PayScreen } from './before-payment.ts';
import { type BeforeMessage, beforeMessage } from './order-state/before-message.ts';
import { storePromoCode } from './promo-code.ts';

/* A walk over all states of an order, verdicts of photos and screens that take money, from each way to come to them. */

const ID = 7_000_000_001;
const FLOWS: readonly OrderFlow[] = ['analyze_first', 'pay_first', 'hosted', 'gift'];
const SCREENS: readonly PayScreen[] = ['upload', 'checkout', 'payment', 'unlock', 'gift'];

const NOTHING = { bought: null, unpaid: null, kept: null } as const;

interface State extends OrderLife {
  readonly pending: boolean;
}

/** All states that the machine allows an order in. */
const STATES: readonly State[] = PROGRESS.flatMap((progress) =>
  PAYMENT.flatMap((payment) =>
    FLOWS.flatMap((flow) =>
      [null, new Date()].flatMap((completed_at) =>
        [false, true].map((pending) => ({ progress, payment, flow, completed_at, pending })),
      ),
    ),
  ),
).filter(
  ({ payment, pending, completed_at, progress }) =>
    (!pending || payment === 'unpaid') && (!completed_at || ['analyzed', 'failed'].includes(progress)),
);

/** As the gateway's searches find it, which its own walk proves (`services/gateway/src/payment/find-purchase.sweep.test.ts`). */
function contextOf(state: State): Pick<Known, 'bought' | 'unpaid' | 'kept' | 'boughtGift'> {
  // Another gift is a duplicate of one alone; its card asks a page of its own about the bank.
  if (state.flow === 'gift') return { ...NOTHING, boughtGift: isLastingGift(state) ? ID : null };
  const step = nextStep(state);
  const failure = state.progress === 'failed' ? ANALYSIS_FAILURES.tooSlow : null;
  const order = { id: ID, status: orderStatus(state), nextStep: step } satisfies UnpaidOrder;
  const isBought = state.pending || (isSettled(state) && step !== 'new_order');
  const isMeasured =
    state.payment === 'unpaid' &&
    (state.progress === 'analyzed' || (step === 'analysis' && state.progress !== 'queued'));
  const bought: BoughtOrder | null = isBought ? { ...order, failure, pending: state.pending } : null;
  const isKept = isSettled(state) && state.progress === 'analyzed' && state.completed_at !== null;
  return {
    bought,
    unpaid: !isBought && isMeasured ? order : null,
    kept: isKept ? { id: ID, season: 'True Summer' } : null,
  };
}

/** All but the other browser hold the session; who wants another was told, and only of the photos nobody is asked. */
const WAYS = ['fresh', 'second tab', 'reload', 'other browser', 'another is wanted'] as const;
const isLastingGift = ({ flow, payment, pending }: State): boolean =>
  flow === 'gift' && (pending || payment === 'paid' || payment === 'free');

const VERDICTS: readonly (readonly number[])[] = [[], [2], [1, 2, 3]];
const COVERAGES: readonly Known['coverage'][] = [null, 'works', 'ended'];

const walk = STATES.flatMap((state) =>
  VERDICTS.flatMap((toReplace) =>
    COVERAGES.flatMap((coverage) =>
      SCREENS.flatMap((screen) =>
        WAYS.flatMap((way) => {
          const orders = way === 'other browser' || way === 'another is wanted' ? NOTHING : contextOf(state);
          // Photos are on the device where they were chosen.
          const known: Known = { ...orders, coverage, toReplace: way === 'other browser' ? [] : toReplace };
          return { state, screen, way, known };
        }),
      ),
    ),
  ),
);

const hasPhotos = ({ progress, payment }: State): boolean => progress !== 'queued' && payment !== 'refunded';
const textOf = ({ title, lines, way, another }: BeforeMessage): string =>
  [title, ...lines, way.label, another ?? ''].join(' ');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storePromoCode('GIFT-7KQM-2XWD-9TPA-C4HN');
});

it('sells nothing that this browser has, that is covered, or that cannot be made, without telling it first', () => {
  const sold = walk.filter(({ screen, known }) => !beforePayment(screen, known, screen === 'unlock' ? ID : undefined));
  const wronged = sold.filter(
    ({ screen, known: { bought, unpaid, kept, coverage, toReplace, boughtGift } }) =>
      (screen !== 'gift' && coverage === 'ended') ||
      (screen === 'payment' && coverage === 'works') ||
      (screen !== 'unlock' && screen !== 'gift' && (bought || unpaid || (kept && coverage !== 'works'))) ||
      (screen === 'gift' && boughtGift) ||
      ((screen === 'checkout' || screen === 'payment') && toReplace.length > 0),
  );
  expect(wronged).toEqual([]);
  // And everything else.
  const told = walk.filter(
    ({ screen, known }) =>
      (screen === 'gift' && !known.boughtGift) ||
      (screen !== 'gift' &&
        !known.bought &&
        !known.unpaid &&
        !known.kept &&
        !known.coverage &&
        known.toReplace.length === 0),
  );
  expect(told.every(({ screen, known }) => beforePayment(screen, known) === null)).toBe(true);
});

it('describes each state, with a next step', () => {
  const wrong = walk.flatMap(({ state, screen, way, known }) => {
    const before = beforePayment(screen, known);
    if (!before) return [];
    const message = beforeMessage(before, screen);
    const isGift = before.kind === 'bought_gift';
    const isOrder = isGift || ['bought', 'unpaid', 'kept'].includes(before.kind);
    const text = textOf(message);
    const faults = [
      message.way.to.startsWith('/') ? '' : 'no way on',
      isOrder &&
      (isGift || hasPhotos(state)) &&
      state.progress !== 'failed' &&
      /needs your photos|no photos/i.test(text)
        ? 'asks for photos that it has'
        : '',
      isOrder && (isGift || !hasPhotos(state)) && /analysis|result/i.test(message.title) ? 'calls it an analysis' : '',
      isOrder && !text.includes(String(ID)) ? 'names no order' : '',
      // Another one is always named with its price, and never offered for what cannot be made.
      isOrder && screen !== 'upload' && !/full price|another payment/.test(text) ? 'names no second price' : '',
      before.kind === 'unmeasurable' && message.another !== null ? 'sells it' : '',
    ].filter(Boolean);
    return faults.map((fault) => ({ fault, state, screen, way, text }));
  });
  expect(wrong).toEqual([]);
});

describe('an unlock', () => {
  const bought = (more: Partial<BoughtOrder>): BoughtOrder => ({
    ...{ id: ID, status: 'completed', nextStep: 'result', pending: false, failure: null },
    ...more,
  });
  const known = (order: BoughtOrder): Known => ({ ...NOTHING, bought: order, coverage: null, toReplace: [] });
  it.each<[what: string, order: BoughtOrder, kind: Before['kind'] | undefined]>([
    ['another order that waits for photos', bought({ id: 1, status: 'queued', nextStep: 'photos' }), 'bought'],
    ['another payment at the bank', bought({ id: 1, nextStep: 'payment', pending: true }), 'bought'],
    ['another result', bought({ id: 1 }), undefined],
    ['its own payment, which its screen tells', bought({ nextStep: 'payment', pending: true }), undefined],
  ])('beside %s', (_, order, kind) => {
    expect(beforePayment('unlock', known(order), ID)?.kind).toBe(kind);
  });
});
