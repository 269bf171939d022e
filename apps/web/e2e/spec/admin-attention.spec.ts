import {
  ATTENTION,
  ATTENTION_KINDS,
  type AttentionKind,
  type AttentionPage,
  type AttentionRow,
  type CallName,
  CURRENCY,
  dismissalOf,
  formatPrice,
  needsOperator,
  PRICE_CENTS,
} from '@trueseason/contracts';
import { BY_STATUS, expectWellMade, logIn } from './support/admin.ts';
import { problem } from './support/mock-api.ts';
import { adminDetails, CREATED, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

const rowOf = (kind: AttentionKind, more: Partial<AttentionRow> = {}): AttentionRow => ({
  ...{ kind, subject: String(ORDER_ID), orderId: ORDER_ID, what: 'something happened', said: null },
  ...{ since: CREATED, until: null, cents: null, currency: CURRENCY },
  ...more,
});
/** One page of these rows. */
const pageOf = (rows: AttentionRow[], more: Partial<AttentionPage> = {}): AttentionPage => ({
  total: rows.length,
  waiting: rows.filter(({ kind }) => needsOperator(kind)).length,
  groups: [],
  rows,
  ...more,
});
const REFUNDED = { cents: PRICE_CENTS };

interface Ending {
  readonly row?: Partial<AttentionRow>;
  readonly button: string;
  /** Absent for actions that ask nothing. */
  readonly yes?: string;
  readonly call: CallName;
  readonly path: string;
  readonly body?: object;
}
const order = `/api/admin/orders/${ORDER_ID}`;
const refund = (reason: string): Ending => ({
  ...{ row: REFUNDED, button: 'Refund', yes: 'Yes, refund', call: 'adminRefund', path: `${order}/refund` },
  body: { reason, left: PRICE_CENTS },
});
const help = (button: string, action: string): Ending => ({ button, call: 'adminAct', path: `${order}/${action}` });

const ANSWER: Ending = {
  ...{ row: { subject: '7316402958', said: 'My photos\nare still there.' }, button: 'Send the answer' },
  ...{ yes: 'Yes, send it', call: 'adminAnswerComplaint', path: '/api/admin/complaints/7316402958/answer' },
  body: { upheld: true, answer: 'They are gone now.' },
};

/** Null for what only a bank ends. */
const ENDINGS: Readonly<Record<AttentionKind, Ending | null>> = {
  dispute: {
    ...{ row: { ...REFUNDED, subject: 'dp_1', until: '2026-11-20T10:00:00.000Z' }, button: 'Submit the evidence' },
    ...{ yes: 'Yes, submit it', call: 'adminAnswerDispute', path: '/api/admin/disputes/dp_1/evidence' },
  },
  inquiry: {
    ...{ row: { ...REFUNDED, subject: 'dp_2', until: '2126-11-20T10:00:00.000Z' }, button: 'Accept' },
    ...{ yes: 'Yes, accept', call: 'adminAnswerDispute', path: '/api/admin/disputes/dp_2/accept' },
  },
  'dispute-decision': null,
  'failed-refund': {
    ...{ row: REFUNDED, button: 'Repeat refund', yes: 'Yes, refund' },
    ...{ call: 'adminRepeatRefund', path: `${order}/repeat-refund` },
  },
  'due-refund': refund('asked'),
  'fraud-warning': refund('fraud'),
  'deleted-warning': {
    ...{ row: { subject: 'issfr_1', orderId: null }, button: 'Keep the sale', yes: 'Yes, end it' },
    ...{ call: 'adminDismiss', path: '/api/admin/attention/deleted-warning/issfr_1/dismiss' },
  },
  'deleted-refund': {
    ...{ row: { subject: 're_1', orderId: null }, button: 'Seen', yes: 'Yes, end it' },
    ...{ call: 'adminDismiss', path: '/api/admin/attention/deleted-refund/re_1/dismiss' },
  },
  'books-differ': {
    ...{ row: { subject: '7', orderId: null, cents: 1 }, button: 'Book it', yes: 'Yes, book it' },
    ...{ call: 'adminBookDifference', path: '/api/admin/differences/7/book' },
  },
  review: {
    ...{ row: { subject: 'pi_1' }, button: 'Approve', yes: 'Yes, approve' },
    ...{ call: 'adminApproveReview', path: '/api/admin/payments/pi_1/approve' },
  },
  'unplaced-payment': {
    ...{ row: { ...REFUNDED, subject: 'pi_2', orderId: null }, button: 'Refund', yes: 'Yes, refund' },
    ...{ call: 'adminSettleUnplaced', path: '/api/admin/unplaced-payments/pi_2/refund' },
  },
  'finance-request': {
    ...{ row: { subject: '9' }, button: 'It is done', call: 'adminAnswerFinance' },
    path: '/api/admin/finance-requests/9/done',
  },
  'paid-twice': refund('paid-twice'),
  complaint: ANSWER,
  'strangers-complaint': ANSWER,
  'failed-analysis': help('Retry analysis', 'retry'),
  'stuck-order': { ...help('Fail analysis', 'fail'), yes: 'Yes, fail analysis' },
  'failed-report': help('Make report again', 'render-report'),
  'failed-mail': help('Send mail again', 'resend-mail'),
  'bounced-mail': {
    ...{ button: 'Correct', call: 'adminCorrectAddress', path: `${order}/email` },
    body: { email: 'right@example.com' },
  },
  'photos-differ': {
    ...{ button: 'Ask for other photos', yes: 'Yes, ask for other photos' },
    ...{ call: 'adminAskPhotos', path: `${order}/ask-photos`, body: { reason: 'other-person' } },
  },
};

/** A button of a row, whose name ends with what the row is about. */
const named = (name: string): RegExp => new RegExp(`^${name} ?, `);

test.beforeEach(({ api }) => {
  api.on('adminSummary', { total: 0, byStatus: BY_STATUS, revenue: 0, found: 0, deletedSale: null });
  api.on('adminOrders', []);
});

test('attention: is empty as a rule, and says so', async ({ page, api }) => {
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Attention', exact: true }).click();
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await expectWellMade(page);
});

test('attention: counts, shows whose turn it is and until when, and links to the order', async ({ page, api }) => {
  const rows = ATTENTION_KINDS.map((kind) => rowOf(kind, ENDINGS[kind]?.row));
  api.on('adminAttention', pageOf(rows));
  api.on('adminOrder', adminDetails());
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Attention' }).click();
  await expect(
    page.getByRole('tab', { name: `Attention (${ATTENTION_KINDS.filter(needsOperator).length})` }),
  ).toBeVisible();
  const items = page.getByRole('region', { name: 'Attention' }).getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(ATTENTION_KINDS.map((kind) => ATTENTION[kind].title));
  const facts = items.first().getByRole('definition');
  await expect(facts).toHaveText([/^11\/19\/26/, /^11\/20\/26.*, over$/, 'Finance', formatPrice(PRICE_CENTS)]);
  await expect(items.last()).toContainText('No deadline');
  await expect(
    items.filter({ hasText: ATTENTION['dispute-decision'].title }).getByText('Bank', { exact: true }),
  ).toBeVisible();
  await expectWellMade(page);
  const button = items.first().getByRole('button', { name: `Order #${ORDER_ID}` });
  await button.click();
  await expect(page.getByRole('dialog', { name: `Order #${ORDER_ID}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'All orders of this address' }).click();
  await expect(page.getByLabel(/^Search by/)).toHaveValue('someone@example.com');
});

for (const kind of ATTENTION_KINDS) {
  const ending = ENDINGS[kind];
  if (!ending) continue;
  const { row, button, yes, call, path, body } = ending;
  test(`attention: ${kind} is refused, then done`, async ({ page, api }) => {
    api.on('adminAttention', pageOf([rowOf(kind, row)]));
    const answer = path.startsWith(order) ? adminDetails() : { success: true };
    api.on(call, problem('unavailable', 'Not now.'), answer as never);
    await logIn(page, api);
    await page.getByRole('tab', { name: 'Attention' }).click();
    const item = page.getByRole('region', { name: 'Attention' }).getByRole('listitem');
    const press = (name: string) => item.getByRole('button', { name: named(name) }).click();
    if (kind.endsWith('complaint')) {
      await expect(item).toContainText('My photos are still there.');
      await item.getByLabel('What we found').selectOption('They were right');
      await item.getByLabel('Our answer').fill('They are gone now. ');
    }
    if (kind === 'bounced-mail') await item.getByLabel('The right address').fill('right@example.com');
    await press(button);
    if (yes) await press(yes);
    await expect(page.getByText('Not now.', { exact: true })).toBeVisible();
    await expect(item).toHaveCount(1);
    api.on('adminAttention', pageOf([]));
    await press(yes ?? button);
    await expect(page.getByText('Nothing waits for you.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Attention' })).toBeFocused();
    expect(api.calls(call).map((one) => one.path)).toEqual([path, path]);
    if (body) expect(api.calls(call).at(-1)?.body).toEqual(body);
  });

  const dismissal = dismissalOf(kind);
  if (dismissal)
    test(`attention: ${kind} is dismissed`, async ({ page, api }) => {
      api.on('adminAttention', pageOf([rowOf(kind, row)]));
      api.on('adminDismiss', { success: true });
      await logIn(page, api);
      await page.getByRole('tab', { name: 'Attention' }).click();
      await page.getByRole('button', { name: named(dismissal) }).click();
      api.on('adminAttention', pageOf([]));
      await page.getByRole('button', { name: named('Yes, end it') }).click();
      const subject = row?.subject ?? String(ORDER_ID);
      await expectToast(page, { title: dismissal, text: row?.orderId === null ? subject : `Order #${ORDER_ID}` });
      await expect(page.getByText('Nothing waits for you.')).toBeVisible();
      expect(api.calls('adminDismiss').map((one) => one.path)).toEqual([
        `/api/admin/attention/${kind}/${subject}/dismiss`,
      ]);
    });
}

test('attention: pages, counts, and ends all of one cause in two presses', async ({ page, api }) => {
  const what = 'results email: SendGrid answered 400';
  const rows = Array.from({ length: 50 }, (_, n) => rowOf('failed-mail', { subject: String(n), orderId: n, what }));
  const groups = [{ kind: 'failed-mail' as const, what, count: 250 }];
  api.on('adminAttention', pageOf(rows, { total: 250, waiting: 250, groups }));
  api.on('adminEndTogether', { ended: 250, left: 0 });
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Attention (250)' }).click();
  await expect(page.getByText('1–50 of 250')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('navigation', { name: 'Pages of Attention' }).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('51–100 of 250')).toBeVisible();
  const group = page.getByRole('list', { name: 'Of one cause' });
  await group.getByRole('button', { name: /^Send mail again: all 250/ }).click();
  api.on('adminAttention', pageOf([]));
  await group.getByRole('button', { name: /^Yes, all/ }).click();
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  expect(api.calls('adminEndTogether').map(({ body }) => body)).toEqual([{ what, dismiss: false }]);
});
