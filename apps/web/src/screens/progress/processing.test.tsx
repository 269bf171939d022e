// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { AnalysisFailure, BoughtOrder, OrderProgress, OrderStatus } from '@trueseason/contracts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOASTS, type Toast } from '../../lib/message-texts.ts';
import { currentToast, showToast } from '../../lib/messages.ts';
import { NOT_COMPLETED } from '../../order/order-state/order-message.ts';
import { Component } from './processing.tsx';

const ID = 7_000_000_001;
const NEW = `/processing/${ID}`;
const CLASSIC = `${NEW}?view=classic`;
const JOB = '/processing?session_id=cs_1';
const BACK = '/processing?payment_intent=pi_1&redirect_status';

const NEXT: Readonly<Record<OrderStatus, OrderProgress['nextStep']>> = {
  queued: 'analysis',
  files_uploaded: 'analysis',
  processing: 'analysis',
  analyzed: 'payment',
  completed: 'result',
  failed: 'new_order',
};
/** A status, a refusal's number, a network that fails, or more than a status. */
type Answer = OrderStatus | 'done' | number | Error | Partial<OrderProgress>;

let answers: Answer[] = [];
/** What the server knows of the order that this browser bought. */
let bought: Partial<BoughtOrder> | null = null;
let session = 200;
let settled = 200;
const asked = (path: RegExp) => vi.mocked(fetch).mock.calls.filter(([url]) => path.test(String(url))).length;
const POLL = /status$/;

/** The last answer is given again and again. */
function nextAnswer(url: string): Response {
  if (url.includes('purchase-context')) {
    return Response.json({
      bought: bought && { id: ID, ...bought },
      unpaid: null,
      latest: bought && ID,
      discount: null,
    });
  }
  if (url.includes('/session/')) return Response.json({ jobId: String(ID) }, { status: session });
  if (url.includes('mark-completed')) return Response.json({ success: true }, { status: settled });
  if (!POLL.test(url)) return Response.json({}, { status: 503 });
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer instanceof Error) throw answer;
  if (typeof answer === 'number') return Response.json({}, { status: answer });
  const isDone = answer === 'done';
  const told =
    typeof answer === 'object' ? answer : { status: answer, nextStep: isDone ? 'result' : NEXT[answer ?? 'queued'] };
  return Response.json({ id: ID, result: null, failure: null, openQuestions: [], ...told });
}

function show(path: string, state?: object) {
  const router = createMemoryRouter(
    [
      ...['/processing/:id?', '/analyzing'].map((route) => ({ path: route, element: <Component /> })),
      { path: '*', element: <p>elsewhere</p> },
    ],
    {
      initialEntries: [
        { ...new URL(path, 'http://x'), pathname: path.split('?')[0], search: new URL(path, 'http://x').search, state },
      ],
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const sees = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();
const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const steps = () => screen.getAllByRole('listitem').flatMap(({ dataset }) => dataset.state ?? []);

beforeEach(() => {
  [answers, bought, session, settled] = [['processing'], null, 200, 200];
  sessionStorage.clear();
  showToast(TOASTS.loginSuccessful);
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => nextAnswer(url)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const withdrawn: AnalysisFailure = { code: 'withdrawn', message: 'You took back your consent.', photos: [] };
const failed = { status: 'failed', nextStep: 'new_order' } as const;
const charged = TOASTS.paymentFailed(NOT_COMPLETED);
const UPLOAD = `/upload?order=${ID}`;

describe('an order that does not go on leads to its screen, with what is to say', () => {
  it.each<[what: string, from: string, answer: Answer, to: string, toast: Toast | null]>([
    ['a failed one', NEW, 'failed', '/upload', TOASTS.progressFailed],
    ['a failed one on the older screen', CLASSIC, 'failed', '/', TOASTS.classicProgressFailed],
    ['a failed one that is refunded', NEW, { ...failed, refunded: true }, NEW, null],
    ['one whose consent is taken back', NEW, { ...failed, failure: withdrawn }, NEW, null],
    ...[NEW, CLASSIC].map((from): [string, string, Answer, string, null] => [
      'one that waits for other photos after that',
      from,
      { ...failed, failure: withdrawn, nextStep: 'photos' },
      UPLOAD,
      null,
    ]),
    ['a paid one without photos', NEW, { status: 'queued', nextStep: 'photos' }, UPLOAD, null],
    ['one with photos that cannot be measured', NEW, { ...failed, nextStep: 'photos' }, UPLOAD, TOASTS.progressFailed],
    ['none, on the older screen', '/processing?view=classic', 'queued', '/', null],
    ['none', '/processing', 'queued', '/upload', TOASTS.noSession],
    ['none of this visit', '/analyzing', 'queued', '/upload', null],
    ['one whose payment failed', `${BACK}=failed`, 'files_uploaded', '/checkout', charged],
    ['a job that failed', JOB, { ...failed, nextStep: 'photos' }, JOB, TOASTS.jobFailed],
  ])('%s: %s', async (_, from, answer, to, toast) => {
    answers = [answer];
    const place = show(from);
    await pass(10);
    expect(place()).toBe(to);
    expect(currentToast()?.title).toBe((toast ?? TOASTS.loginSuccessful).title);
    if (toast) expect(currentToast()?.text).toBe(toast.text);
  });

  it('one that is unknown here to the lookup, with the number that the hosted page returned with', async () => {
    session = 404;
    show(`${JOB}&order=${ID}`);
    await pass(10);
    sees(new RegExp(`Your order number is ${ID}\\.`));
    expect(href('Find It by Number')).toBe(`/lookup?order=${ID}`);
  });

  it.each([NEW, CLASSIC, `${BACK}=succeeded`, JOB])('one that is unknown here to the lookup: %s', async (from) => {
    answers = [404];
    session = 404;
    show(from);
    await pass(60_000);
    // Who just paid was told no number yet, so that none is asked for.
    const byNumber = from === NEW || from === CLASSIC ? '/lookup' : undefined;
    expect([href('Find It by Number'), href('Open My Order with a Code')]).toEqual([byNumber, '/my-data']);
    expect(screen.queryByText(/100%|Uploading/)).toBeNull();
    // By its payment, and not again by its number.
    expect(asked(POLL)).toBeLessThan(3);
  });

  it('a job that is refused to the photos', async () => {
    session = 500;
    const place = show(JOB);
    await pass(10);
    expect([place(), currentToast()]).toMatchObject(['/upload', TOASTS.initializeFailed]);
  });
});

describe('the dark progress screen', () => {
  it('asks at once, then every 3 s, and says how far it is', async () => {
    answers = ['queued', 'files_uploaded', 'processing'];
    show(NEW);
    await pass(10);
    sees('Your photos are in the analysis queue...');
    sees('25% complete');
    const orbs = () => document.querySelectorAll('span[style*="--at"]').length;
    expect(orbs()).toBe(0);
    await pass(3000);
    sees('Photos uploaded! Starting AI analysis...');
    await pass(3000);
    sees('AI is analyzing your colors...');
    sees('75% complete');
    expect(orbs()).toBe(5);
    sees(`Analysis ID: ${ID}`);
    expect(asked(POLL)).toBe(3);
  });

  it.each([
    ['analyzed', 'Analysis complete! Preparing your results...', `/results-preview/${ID}`],
    ['completed', 'Analysis complete! Redirecting to results...', `/results/${ID}`],
  ] as const)('continues 1.5 s after %s', async (status, message, path) => {
    answers = [status];
    const place = show(NEW);
    await pass(10);
    sees(message);
    sees('100% complete');
    await pass(1400);
    expect(place()).toBe(NEW);
    await pass(200);
    expect(place()).toBe(path);
  });

  it('claims nothing before the first answer, and gives an order its own number past a poll that failed', async () => {
    answers = [new TypeError('offline'), 'processing'];
    show('/processing/pi_123');
    sees('Finding your order...');
    await pass(10);
    expect(screen.queryByText(/analysis queue|% complete|Analysis ID/)).toBeNull();
    await pass(3000);
    sees(`Analysis ID: ${ID}`);
    sees('AI is analyzing your colors...');
  });

  it.each([
    ['paid', 1],
    ['unpaid', 0],
  ] as const)(
    'says of a %s order whether anything is left to pay, and asks what is open',
    async (paymentStatus, times) => {
      answers = [{ status: 'processing', nextStep: 'analysis', paymentStatus, openQuestions: ['eyes'] }];
      show(NEW);
      await pass(10);
      expect(screen.queryAllByText(/^Nothing left to pay\./)).toHaveLength(times);
      expect(screen.getAllByRole('group')).toHaveLength(1);
    },
  );

  it('shows the place in line, at most twice a minute, and for a paid order that a mail comes', async () => {
    const waiting = { status: 'files_uploaded', nextStep: 'analysis' } as const;
    const at = (before: number, minutes: number | null) => ({ ...waiting, line: { before, minutes } });
    answers = [at(9, 4), at(8, 4), { ...at(7, 1), paymentStatus: 'paid' }];
    show(NEW);
    await pass(100);
    sees('9 before you, about 4 minutes.');
    sees('Photos uploaded! Starting AI analysis...');
    await pass(20_000);
    sees(/^9 before you, about 4 minutes\. You can close this page: we’ll email you your result\.$/);
    await pass(10_000);
    sees(/^7 before you, about 1 minute\./);
    answers = [{ ...waiting, line: null }];
    await pass(3000);
    expect(screen.queryByText(/before you/)).toBeNull();
  });

  it('links from an ended order to a new one', async () => {
    answers = [{ status: 'queued', nextStep: 'new_order' }];
    show(NEW);
    await pass(10);
    sees(/This order has ended/);
    expect(href('Get Your Analysis')).toBe('/upload');
  });

  it.each<[what: string, known: Partial<BoughtOrder> | null, said: RegExp, pay: string | undefined]>([
    // To the photos first: they are not in this tab.
    ['not begun', null, /still pending payment/, '/upload'],
    ['pending', { status: 'files_uploaded', nextStep: 'payment', pending: true }, /bank is still checking/, undefined],
    ['there', { status: 'processing', nextStep: 'analysis', pending: false }, /AI is analyzing/, undefined],
  ])('waits for a payment that is %s, and continues by itself once it arrives', async (_, known, said, pay) => {
    bought = known;
    answers = [{ status: 'files_uploaded', nextStep: 'payment' }, 'processing'];
    show(NEW);
    await pass(10);
    sees(said);
    expect(href('Complete Your Purchase')).toBe(pay);
    // A link to its progress would lead to this screen.
    expect(href('Check Your Progress')).toBeUndefined();
    await pass(3000);
    sees('AI is analyzing your colors...');
    sees('75% complete');
  });

  it('settles a returned payment, and follows its order also where that fails', async () => {
    for (const status of [200, 500]) {
      settled = status;
      show(`${BACK}=succeeded`);
      await pass(10);
      sees(`Analysis ID: ${ID}`);
      expect(currentToast()?.title).toBe((status === 200 ? TOASTS.paidFirst : TOASTS.loginSuccessful).title);
      expect(asked(new RegExp(`/orders/${ID}/mark-completed`))).toBe(1);
      cleanup();
      showToast(TOASTS.loginSuccessful);
      vi.mocked(fetch).mockClear();
    }
  });

  it.each<[string, Answer[], string]>([
    ['that is completed goes to the preview', ['processing', 'completed'], `/results-preview/${ID}`],
    ['that cannot be asked about is only logged', ['processing', new TypeError('offline'), 'processing'], '/analyzing'],
  ])('two seconds after the upload, an order %s', async (_, given, to) => {
    sessionStorage.setItem('currentOrderId', String(ID));
    answers = given;
    const place = show('/analyzing', { justUploaded: true });
    await pass(1900);
    expect([place(), asked(POLL)]).toEqual(['/analyzing', 1]);
    await pass(200);
    expect([place(), asked(POLL)]).toEqual([to, 2]);
  });
});

describe('the older progress screen', () => {
  it('runs on its clock: 25, 60, 85 and 100 % at 2, 8, 15 and 20 s', async () => {
    const place = show(CLASSIC);
    await pass(10);
    sees('Analysis usually takes 2-5 minutes.');
    sees(/There are 16 seasonal color types/);
    let before = 0;
    for (const [done, [wait, percent]] of [
      [2000, 25],
      [6000, 60],
      [7000, 85],
      [5000, 100],
    ].entries()) {
      await pass((wait ?? 0) - 200);
      sees(`${before}%`);
      await pass(200);
      sees(`${percent}%`);
      expect(steps().filter((state) => state === 'done')).toHaveLength(done + 1);
      before = percent ?? 0;
    }
    expect(place()).toBe(CLASSIC);
  });

  it('polls every 2 s; shows a completed order at once and continues 1.5 s later', async () => {
    answers = ['queued', new TypeError('offline'), 'completed'];
    const place = show(CLASSIC);
    await pass(10);
    for (const polls of [1, 2]) {
      await pass(1900);
      expect(asked(POLL)).toBe(polls);
      await pass(120);
      expect(asked(POLL)).toBe(polls + 1);
    }
    sees('Analysis complete! Preparing your results...');
    sees('100%');
    expect(new Set(steps())).toEqual(new Set(['done']));
    await pass(1300);
    expect(place()).toBe(CLASSIC);
    await pass(200);
    expect(place()).toBe(`/results/${ID}`);
  });
});

describe('the screen after a hosted checkout', () => {
  it.each<[Answer, string, string[]]>([
    ['files_uploaded', 'Photos uploaded successfully!', ['done', 'current', 'waiting', 'waiting']],
    ['processing', 'Analyzing your colors—this usually takes <2 min', ['done', 'done', 'current', 'waiting']],
    ['done', 'Your colors have arrived!', ['done', 'done', 'done', 'done']],
    // Nothing is being uploaded.
    [{ status: 'queued', nextStep: 'photos' }, 'We need your photos', Array(4).fill('waiting')],
  ])('%j', async (answer, message, states) => {
    answers = [answer];
    show(JOB);
    sees('Finding your order...');
    expect(steps()).not.toContain('current');
    await pass(10);
    sees(message);
    sees(`Job ID: ${ID}`);
    expect(steps()).toEqual(states);
    expect(asked(/\/session\/cs_1\/job/)).toBe(1);
  });

  it('says that its job is unreachable, and continues once it is reachable', async () => {
    session = 503;
    const place = show(JOB);
    await pass(10);
    expect([place(), currentToast()]).toMatchObject([JOB, TOASTS.initializeFailed]);
    session = 200;
    await pass(1600);
    sees(`Job ID: ${ID}`);
  });

  it('polls every 3 s, and 2 s after the end goes to the results by job', async () => {
    answers = ['processing', new TypeError('offline'), 'done'];
    const place = show(JOB);
    await pass(10);
    for (const polls of [1, 2]) {
      await pass(2800);
      expect(asked(POLL)).toBe(polls);
      await pass(250);
      expect(asked(POLL)).toBe(polls + 1);
    }
    await pass(1700);
    expect(place()).toBe(JOB);
    await pass(300);
    expect(place()).toBe(`/results?jobId=${ID}`);
    expect(asked(POLL)).toBe(3);
  });

  it.each<[Answer, said: RegExp, way: string, to: string]>([
    [
      { ...failed, nextStep: 'photos', failure: { code: 'photos', message: 'No face.', photos: [] } },
      /^No face\..*We’re emailing you the same link\./,
      'Choose Other Photos',
      UPLOAD,
    ],
    [{ status: 'queued', nextStep: 'photos' }, /needs three photos/, 'Add Your Photos', UPLOAD],
    [{ status: 'queued', nextStep: 'payment' }, /still pending payment/, 'Complete Your Purchase', '/payment'],
  ])('leads on from %j', async (answer, said, way, to) => {
    answers = [answer];
    show(JOB);
    await pass(100);
    sees(said);
    expect(href(way)).toBe(to);
    const before = asked(POLL);
    await pass(10_000);
    // A job that has failed is asked for no more.
    expect(asked(POLL) > before).toBe(!JSON.stringify(answer).includes('failed'));
  });
});
