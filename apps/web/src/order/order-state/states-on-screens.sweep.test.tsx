// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  ANALYSIS_FAILURES,
  type AnalysisFailure,
  type Gift,
  jobStatus,
  nextStep,
  type OrderFlow,
  type OrderTracks,
  orderStatus,
  PROBLEMS,
  paymentStatus,
} from '@trueseason/contracts';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOASTS } from '../../lib/message-texts.ts';
import { currentToast } from '../../lib/messages.ts';
import { Component as UploadScreen } from '../../photos/upload/upload.tsx';
import { Component as GiftScreen } from '../../purchase/gift/gift.tsx';
import { Component as AnalysisScreen } from '../../result/analysis.tsx';
import { Component as PremiumScreen } from '../../result/premium.tsx';
import { Component as ResultsScreen } from '../../result/results.tsx';
import { Component as LoadingScreen } from '../../screens/loading/loading.tsx';
import { Component as LookupScreen } from '../../screens/lookup/lookup.tsx';
import { Component as PreviewScreen } from '../../screens/preview/preview.tsx';
import { Component as ProcessingScreen } from '../../screens/progress/processing.tsx';
import { pathOf } from '../screen-of.ts';
import { NOT_COMPLETED, orderMessage, type PaymentNews } from './order-message.ts';
// Loaded on demand by its screen, which a test with a stopped clock would wait for in vain.
import '../../result/classic-results.tsx';

// Its text is compiled by the build.
vi.mock('../../ui/price-note/price-note.tsx', () => ({ PriceNote: () => null }));

const ID = 7_000_000_001;
/** The screens of the table, by their address for the order. */
const SCREENS = {
  results: `/results/${ID}`,
  premium: `/results-premium/${ID}`,
  classic: `/results/${ID}?view=classic`,
  analysis: `/analysis/${ID}`,
  preview: `/results-preview/${ID}`,
  processing: `/processing/${ID}`,
  'classic progress': `/processing/${ID}?view=classic`,
  job: '/processing?session_id=cs_1',
  lookup: '/lookup',
  gift: `/gift?order=${ID}`,
  upload: `/upload?order=${ID}`,
  'more photos': `/upload?order=${ID}&more`,
} as const;
type Screen = keyof typeof SCREENS;
const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

const ROUTES: readonly (readonly [path: string, screen: ComponentType])[] = [
  ['/results/:orderId?', ResultsScreen],
  ['/results-premium/:orderId', PremiumScreen],
  ['/analysis/:orderId', AnalysisScreen],
  ['/results-preview/:orderId?', PreviewScreen],
  ['/processing/:id?', ProcessingScreen],
  ['/loading', LoadingScreen],
  ['/lookup', LookupScreen],
  ['/gift', GiftScreen],
  ['/upload', UploadScreen],
];

/** An order as the server stores it, and what the bank knows of it. */
interface Stored extends OrderTracks {
  readonly flow?: OrderFlow;
  readonly completed?: boolean;
  readonly refundFailed?: boolean;
  readonly failure?: AnalysisFailure;
  readonly payments?: PaymentNews;
  readonly gift?: Gift['state'];
}

const { tooSlow, consentTakenBack } = ANALYSIS_FAILURES;

/** Each state of the table; `null` is an order that the server does not show to this browser. */
const STATES: readonly (readonly [name: string, stored: Stored | null])[] = [
  ['measured and unpaid', { progress: 'analyzed', payment: 'unpaid' }],
  ['unpaid before its photos are measured', { progress: 'files_uploaded', payment: 'unpaid', flow: 'pay_first' }],
  ['unpaid without photos', { progress: 'queued', payment: 'unpaid', flow: 'hosted' }],
  ['measured, its payment at the bank', { progress: 'analyzed', payment: 'unpaid', payments: 'pending' }],
  [
    'not measured, its payment at the bank',
    { progress: 'queued', payment: 'unpaid', flow: 'hosted', payments: 'pending' },
  ],
  ['paid elsewhere and being measured', { progress: 'processing', payment: 'paid' }],
  ['being measured before it is paid', { progress: 'processing', payment: 'unpaid' }],
  ['paid without photos', { progress: 'queued', payment: 'paid' }],
  ['paid with photos that cannot be measured', { progress: 'failed', payment: 'paid', failure: tooSlow }],
  ['failed', { progress: 'failed', payment: 'unpaid', failure: tooSlow }],
  ['failed without a reason', { progress: 'failed', payment: 'unpaid' }],
  ['refunded', { progress: 'analyzed', payment: 'refunded', completed: true }],
  [
    'refunded, which the bank returned',
    { progress: 'analyzed', payment: 'refunded', completed: true, refundFailed: true },
  ],
  ['refunded before it was measured', { progress: 'failed', payment: 'refunded', failure: tooSlow }],
  ['ended with its consent', { progress: 'failed', payment: 'paid', completed: true, failure: consentTakenBack }],
  ['unpaid and ended with its consent', { progress: 'failed', payment: 'unpaid', failure: consentTakenBack }],
  ['disputed', { progress: 'analyzed', payment: 'disputed', completed: true }],
  ['a gift', { progress: 'queued', payment: 'paid', flow: 'gift', gift: 'used' }],
  ['an expired gift', { progress: 'queued', payment: 'paid', flow: 'gift', gift: 'expired' }],
  ['a refunded gift', { progress: 'queued', payment: 'refunded', flow: 'gift', gift: 'ended' }],
  ['a disputed gift', { progress: 'queued', payment: 'disputed', flow: 'gift', gift: 'disputed' }],
  ['deleted, not found, or nobody’s here', null],
];

function stateOf({ flow = 'analyze_first', completed = false, refundFailed = false, failure, ...tracks }: Stored) {
  const order = { ...tracks, flow, completed_at: completed ? new Date() : null };
  return {
    id: ID,
    status: orderStatus(order),
    nextStep: nextStep(order),
    refunded: order.payment === 'refunded',
    refundFailed: order.payment === 'refunded' && refundFailed,
    isGift: flow === 'gift',
    failure: failure ?? null,
  };
}

const LOCKED = {
  locked: true,
  coreNeutrals: [],
  accentLights: [],
  accentBrights: [],
  repeated: [],
  certainty: [],
  finding: null,
};

const NOTHING_HELD = { bought: null, unpaid: null, kept: null, latest: null, discount: null };

/** What the server answers of the order; undefined for a call that no screen of this test may make. */
function responseTo(path: string, stored: Stored): object | undefined {
  const state = stateOf(stored);
  const shared = { ...state, paymentStatus: paymentStatus(stored), openQuestions: [], scope: null, line: null };
  const locked = stored.progress === 'analyzed' ? LOCKED : null;
  switch (path) {
    case `/api/orders/${ID}`:
      return {
        ...shared,
        analysisResult: locked,
        measuring: false,
        proposal: null,
        roomForPhotos: 0,
        photoExchanges: 0,
      };
    case `/api/orders/${ID}/status`:
      return { ...shared, result: null };
    case `/api/order/${ID}`:
      return { ...state, analysisResult: null, scope: null };
    case `/api/job/${ID}/status`:
      return { ...shared, id: undefined, status: jobStatus(stored) };
    case '/api/session/cs_1/job':
      return { jobId: String(ID) };
    case '/api/orders/lookup':
      return { ...shared, createdAt: '2026-01-01T12:00:00.000Z', mailTroubled: false, analysisResult: locked !== null };
    case `/api/orders/${ID}/gift`:
      return (
        stored.gift && {
          orderId: ID,
          state: stored.gift,
          code: null,
          giver: null,
          message: null,
          deliverOn: null,
          email: null,
          mail: null,
          goodUntil: null,
        }
      );
    case '/api/my/purchase-context': {
      const { status, nextStep, failure } = state;
      return { ...NOTHING_HELD, bought: stored.payments ? { id: ID, status, nextStep, failure, pending: true } : null };
    }
    case `/api/orders/${ID}/photos`:
      return [];
    default:
      return undefined;
  }
}

const never = () => new Promise<Response>(() => {});

const problem = (code: keyof typeof PROBLEMS) =>
  Response.json({ code, message: PROBLEMS[code].message }, { status: PROBLEMS[code].status });

function serve(stored: Stored | null): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://x');
    if (pathname === '/api/my/purchase-context' && !stored) return Response.json(NOTHING_HELD);
    if (pathname === '/api/create-payment-intent') return never();
    if (!stored) return problem(pathname === '/api/orders/lookup' ? 'lookup_missed' : 'order_not_found');
    const response = responseTo(pathname, stored);
    return response ? Response.json(response) : problem(pathname.endsWith('/gift') ? 'not_found' : 'unavailable');
  });
}

async function open(path: string) {
  const router = createMemoryRouter(
    [
      ...ROUTES.map(([route, Component]) => ({ path: route, element: <Component /> })),
      { path: '*', element: <main>elsewhere</main> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(100);
  if (path === SCREENS.lookup) await search();
  return () => router.state.location.pathname + router.state.location.search;
}

async function search(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'someone@example.com' } });
  fireEvent.change(screen.getByLabelText('Order Number'), { target: { value: String(ID) } });
  fireEvent.click(screen.getByRole('button', { name: 'Find My Results' }));
  await pass(100);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const main = () => screen.getByRole('main');
const wayTo = (label: string) =>
  [...main().querySelectorAll('a')].find(({ textContent }) => textContent === label)?.getAttribute('href');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const PROGRESS_TEXTS: Partial<Readonly<Record<Screen, string>>> = {
  analysis: 'Analysis in Progress',
  job: 'Job ID',
  'classic progress': 'Analysis usually takes',
};

/** Where each of these screens shows an order in its own words; others have its message, or lead here. */
const OWN_SCREENS: readonly RegExp[] = [
  /^\/upload\?order=\d+$/,
  /^\/results-preview\//,
  /^\/processing\/\d+$/,
  /^\/gift\?order=/,
];

describe.each(STATES)('an order that is %s', (_, stored) => {
  it.each(SCREEN_NAMES)('gets the one message and a way on: %s', async (name) => {
    serve(stored);
    const place = await open(SCREENS[name]);
    // Screens draw, and lead on, between the steps of the clock.
    for (let second = 0; second < 8; second++) await pass(1000);
    const state = stored && stateOf(stored);
    const text = main().textContent ?? '';

    if (!state) {
      const {
        title,
        text: words,
        ways,
      } = orderMessage('unknown', name === 'job' ? 'made' : undefined, {
        isHosted: name === 'job',
      });
      // What the specification says of a search without a match.
      if (name === 'lookup') return expect(text).toContain(PROBLEMS.lookup_missed.message);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(text).toContain(words);
      for (const { label, to } of ways) expect(wayTo(label)).toBe(to);
      return;
    }

    const isHosted = place().includes('session_id');
    const message = orderMessage({ ...state, isHosted }, stored.payments);
    const own = pathOf(state);
    const isAtOwnScreen =
      place() === own && OWN_SCREENS.some((path) => path.test(own)) && !text.includes(message.title);
    if (isAtOwnScreen) return expect(main().querySelector('a, button, progress, [role=progressbar]')).not.toBeNull();
    // The only page that knows what became of a gift.
    if (stored.gift && place().startsWith('/gift')) return expect(main().querySelector('a')).not.toBeNull();
    // By the specification, a failed order leads to the photos at once; the reason is there.
    if (state.nextStep === 'new_order' && place() === '/upload') {
      if (state.failure) expect(text).toContain(state.failure.message);
      return expect(main().querySelector('button')).not.toBeNull();
    }
    // Screens that show the progress of an analysis themselves.
    const progressText = PROGRESS_TEXTS[name];
    if (state.nextStep === 'analysis' && progressText) return expect(text).toContain(progressText);
    // By the specification, a failed order leads from here to the home page.
    if (name === 'classic progress' && text === 'elsewhere')
      return expect(currentToast()).toMatchObject(TOASTS.classicProgressFailed);

    expect(text).toContain(message.title);
    expect(text).toContain(message.text);
    for (const { label, to } of message.ways) expect(wayTo(label)).toBe(to);
    if (name !== 'lookup') expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(message.title);
    expect(text).not.toMatch(/If we owe you|order is safe|Discovering Your Perfect Colors|is Ready/);
  });
});

describe('a screen that waits for a minute offers the way by mail', () => {
  const WAITING = SCREEN_NAMES.filter((name) => name !== 'lookup').map((name) => [name, SCREENS[name]] as const);
  const MAIL_WAY = 'Open My Order with a Code';

  it.each([...WAITING, ['loading', '/loading'] as const])('that never hears of its order: %s', async (_, path) => {
    sessionStorage.setItem('currentOrderId', String(ID));
    vi.stubGlobal('fetch', never);
    await open(path);
    await pass(59_000);
    expect(screen.queryByRole('link', { name: MAIL_WAY })).toBeNull();
    await pass(2_000);
    expect(wayTo(MAIL_WAY)).toBe('/my-data');
  });

  it.each(['processing', 'classic progress', 'job', 'analysis'] as const)(
    'whose order is still measured: %s',
    async (name) => {
      serve({ progress: 'processing', payment: 'paid' });
      await open(SCREENS[name]);
      await pass(59_000);
      expect(screen.queryByRole('link', { name: MAIL_WAY })).toBeNull();
      await pass(2_000);
      expect(wayTo(MAIL_WAY)).toBe('/my-data');
      if (name !== 'analysis') expect(main().textContent).toContain('we’ll email you your result');
    },
  );
});

it('shows a gift whose payment failed at the bank as unpaid', async () => {
  serve({ progress: 'queued', payment: 'unpaid', flow: 'gift', gift: 'unpaid' });
  await open(`${SCREENS.gift}&payment_intent=pi_1&redirect_status=failed`);
  expect(currentToast()).toMatchObject(TOASTS.paymentFailed(NOT_COMPLETED));
  cleanup();
  serve(null);
  await open(`${SCREENS.gift}&payment_intent=pi_1&redirect_status=failed`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(NOT_COMPLETED);
  expect(main().textContent).not.toMatch(/pay again/);
});
