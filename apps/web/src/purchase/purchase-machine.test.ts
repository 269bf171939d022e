import { expect, it } from 'vitest';
import { TOASTS } from '../lib/message-texts.ts';
import { NOT_COMPLETED, STILL_PENDING } from '../order/order-state/order-message.ts';
import type { Intent } from './intent.ts';
import { PAYMENT_UNKNOWN } from './payment-reasons.ts';
import {
  advancePurchase,
  type Effect,
  newPurchase,
  type Purchase,
  type PurchaseEvent,
  type PurchaseTexts,
} from './purchase-machine.ts';

const INTENT: Intent = {
  clientSecret: 'pi_1_secret',
  amount: 2900,
  fullAmount: 2900,
  currency: 'eur',
  discount: 0,
  isFree: false,
  paymentIntentId: 'pi_1',
  orderId: 7,
};
const TEN_OFF: Intent = { ...INTENT, amount: 2610, discount: 10, paymentIntentId: 'pi_2' };

const UNLOCK: PurchaseTexts = {
  codes: 'field',
  notPriced: TOASTS.paymentSetupFailed,
  notPaid: (reason) => ({ ...TOASTS.unexpected, text: reason ?? 'Unexpected' }),
  orderForgotten: { refusal: 'Forgotten.', needsNewIntent: false },
};
const CHECKOUT: PurchaseTexts = {
  ...UNLOCK,
  codes: 'toasts',
  notPriced: () => TOASTS.paymentError,
  noPrice: 'No price.',
  orderForgotten: { refusal: 'Again.', needsNewIntent: true },
};

const pricing = newPurchase(null);
const ready: Purchase = { ...pricing, phase: 'ready', intent: INTENT };
const paying: Purchase = { ...ready, phase: 'paying' };
const unsure: Purchase = {
  ...ready,
  phase: 'unsure',
  pendingPayment: { intent: INTENT, unpaid: 0 },
  refusal: PAYMENT_UNKNOWN,
};
const away: Purchase = { ...pricing, phase: 'unpriced', problem: 'Offline.', outages: 1 };
const repricing: Purchase = { ...away, phase: 'repricing' };
const trying: Purchase = { ...pricing, intent: INTENT, trialCode: 'FIRST10' };
const kept: Purchase = newPurchase('FIRST10');
const gifted: Purchase = newPurchase('GIFT-7KQM-2XWD-9TPA-C4HN');
const uncovered: Purchase = { ...gifted, phase: 'uncovered' };

const failure = (problem?: string, reason?: string) => ({
  problem,
  reason,
  codeReason: 'Not asked.',
  isOutage: false,
});
const AWAY: PurchaseEvent = { type: 'pricingFailed', failure: { ...failure(undefined, 'Offline.'), isOutage: true } };
const RETRY: PurchaseEvent = { type: 'retryDue' };
type Outcome = Extract<PurchaseEvent, { type: 'paymentEnded' }>['outcome'];
const done = (outcome: Outcome): PurchaseEvent => ({ type: 'paymentEnded', outcome });
const notPriced = (...why: string[]): PurchaseEvent => ({ type: 'pricingFailed', failure: failure(...why) });
const noWord = (reason: string): PurchaseEvent => ({ type: 'pricingFailed', failure: failure(undefined, reason) });
const notPaid = (...why: string[]): PurchaseEvent => ({ type: 'paymentFailed', failure: failure(...why) });
const priced = (intent: Intent): PurchaseEvent => ({ type: 'priced', intent });
const typed = (text: string): PurchaseEvent => ({ type: 'codeEntered', text });
const statusReceived = (status: 'paid' | 'unpaid' | 'pending'): PurchaseEvent => ({ type: 'statusReceived', status });
const opened: PurchaseEvent = { type: 'opened' };
const pressed: PurchaseEvent = { type: 'submitted', email: 'a@b.co', card: null };
const after = (before: Purchase, unpaid: number): Purchase => ({
  ...before,
  pendingPayment: { intent: INTENT, unpaid },
});
/** The phase that follows, and what else has changed. */
const to = (phase: Purchase['phase'], more: Partial<Purchase> = {}): Partial<Purchase> => ({ phase, ...more });

/** An effect as a short text. */
function word(effect: Effect): string {
  if (effect.type === 'showToast') return `say ${effect.toast.title}`;
  if (effect.type === 'price') return `price ${effect.code}${effect.isTrial ? '?' : ''}`.trim();
  if (effect.type === 'storeCode') return `keep ${effect.code}`;
  return effect.type === 'finish' ? `leave ${effect.paidBy} ${effect.intent?.paymentIntentId}` : effect.type;
}

const NO_CODE = 'say Invalid Promo Code; keep null';
const DROPPED = 'keep null; say Invalid Promo Code';
const ANEW = 'keep null; price';
const BUSY = notPriced('too_many_requests', 'Wait.');
const GONE = notPaid('order_not_found');
const ENDED = notPaid('invalid_promo');
const NO = done({ refusal: 'Declined.', needsNewIntent: false });
const EXPIRED = done({ refusal: 'Expired.', needsNewIntent: true });
const LEFT: PurchaseEvent = { type: 'finished', problem: 'Wait.' };
const REFUSED: PurchaseEvent = { type: 'codeRefused', failure: failure('invalid_promo') };
const TRIED = to('pricing', { trialCode: 'FIRST10', queuedCode: null });
const TRIES: Partial<Purchase> = { trialCode: 'FIRST10', refusal: null };
const COUNTS = to('ready', { code: 'FIRST10', trialCode: null });
const FIELD = to('pricing', { code: null, refusedCode: { code: 'FIRST10', reason: 'Not asked.' } });
const WAITS = to('ready', { refusal: STILL_PENDING, pendingPayment: unsure.pendingPayment });
const UNPAID = to('ready', { pendingPayment: null, refusal: NOT_COMPLETED });
const STILL = to('pricing', { refusal: NOT_COMPLETED });

type Row = readonly [what: string, Purchase, PurchaseEvent, Partial<Purchase>, effects: string];

/** Where the words decide, those of the checkout. */
const AT_CHECKOUT: readonly Row[] = [
  [
    'asks without a code that has ended',
    kept,
    notPriced('invalid_promo'),
    to('pricing', { code: null }),
    `${NO_CODE}; price`,
  ],
  ['says it in its own words', pricing, notPriced(), to('unpriced', { problem: 'No price.' }), 'say Payment Error'],
  ['asks whether another order is meant', pricing, notPriced('bought_already'), to('bought'), ''],
  ['leaves a paid order', pricing, notPriced('already_settled'), to('settled'), 'leave earlier undefined'],
  ['refuses a blank code in a toast', ready, typed(' '), ready, 'say Invalid Promo Code'],
  ['tells of a code that counts for nothing', trying, priced(INTENT), to('ready', { trialCode: null }), DROPPED],
  [
    'calls no code invalid unasked',
    trying,
    noWord('Offline.'),
    to('pricing', { trialCode: null }),
    `say Payment Error; ${ANEW}`,
  ],
  ['removes a code', { ...ready, code: 'FIRST10' }, { type: 'codeRemoved' }, { code: null }, ANEW],
  ['leaves an order that has photos', paying, done({ paid: 'earlier' }), to('settled'), 'leave earlier pi_1'],
  ['says why nothing was sent', paying, done({ toast: TOASTS.uploadFailed }), to('ready'), 'say Upload Error'],
  ['asks whether another is meant', paying, notPaid('bought_already'), to('bought'), ''],
  ['tells of a result that waits', pricing, notPriced('measured_already'), to('bought'), ''],
  [
    'asks for another where it is gone',
    paying,
    GONE,
    to('pricing', { refusal: 'Again.' }),
    'say Payment Failed; price',
  ],
];

const ROWS: readonly Row[] = [
  // A gift that has ended: no word of a code that was entered, and no price unasked.
  ['tells of a gift that ended before the price', gifted, notPriced('invalid_promo'), to('uncovered'), ''],
  ['tells of a gift that takes nothing off', gifted, priced(INTENT), to('uncovered', { intent: null }), ''],
  ['tells of a gift that ended meanwhile', { ...gifted, phase: 'paying' }, ENDED, to('uncovered'), ''],
  ['takes no card for it', uncovered, pressed, uncovered, ''],
  ['names a price to who goes on without', uncovered, { type: 'codeRemoved' }, to('pricing', { code: null }), ANEW],
  // The price.
  ['asks the price on arrival', pricing, opened, to('pricing'), 'price'],
  ['asks it with a kept code', kept, opened, to('pricing'), 'price FIRST10'],
  ['takes a price', pricing, priced(INTENT), to('ready', { intent: INTENT }), ''],
  ['keeps a code typed meanwhile', pricing, typed('first10'), { queuedCode: 'FIRST10' }, ''],
  ['tries it once there is a price', { ...pricing, queuedCode: 'FIRST10' }, priced(INTENT), TRIED, 'price FIRST10?'],
  ['takes a kept code silently', kept, priced(TEN_OFF), { code: 'FIRST10' }, ''],
  ['drops one that counts no more', kept, priced(INTENT), to('ready', { code: null }), DROPPED],
  [
    'says why there is no price',
    kept,
    BUSY,
    to('unpriced', { problem: 'Wait.', code: 'FIRST10' }),
    'say Payment Setup Failed',
  ],
  ['counts outages', kept, AWAY, to('unpriced', { outages: 1 }), 'say Payment Setup Failed'],
  [
    'does not count refusals',
    { ...kept, outages: 3 },
    BUSY,
    to('unpriced', { outages: 0 }),
    'say Payment Setup Failed',
  ],
  ['asks again during an outage', away, RETRY, to('repricing', { problem: 'Offline.' }), 'price'],
  ['says once that it is away', repricing, AWAY, to('unpriced', { problem: 'Offline.', outages: 2 }), ''],
  ['says why it was refused after an outage', repricing, BUSY, to('unpriced'), 'say Payment Setup Failed'],
  ['takes the price after an outage', repricing, priced(INTENT), to('ready', { problem: null, outages: 0 }), ''],
  ['does not ask twice at once', repricing, opened, to('pricing', { problem: null }), ''],
  ['does not ask while another request runs', pricing, RETRY, to('pricing'), ''],
  ['keeps a code typed during a retry', repricing, typed('first10'), { queuedCode: 'FIRST10' }, ''],
  ['tries it once the retry failed', { ...repricing, queuedCode: 'FIRST10' }, AWAY, TRIED, 'price FIRST10?'],

  // Codes.
  ['ignores a blank code in the field', ready, typed(' '), ready, ''],
  ['forgets what a card was told', { ...ready, refusal: 'Declined.' }, typed(' first10 '), TRIES, 'price FIRST10?'],
  ['takes no code while paying', paying, typed('FIRST10'), paying, ''],
  ['tells of a code that counts', trying, priced(TEN_OFF), COUNTS, 'keep FIRST10; say Promo Code Applied'],
  ['says at the field why it was refused', { ...trying, code: 'OLD' }, REFUSED, FIELD, ANEW],
  ['keeps the full price', trying, { type: 'codeRefused', failure: failure() }, to('ready', { code: null }), ''],

  // Paying.
  ['pays', { ...ready, refusal: 'Declined.' }, pressed, to('paying', { refusal: null }), 'pay'],
  ['takes no second press', paying, pressed, paying, ''],
  ['takes no press while the last is unsure', unsure, pressed, unsure, ''],
  ['leaves once paid', paying, done({ paid: 'card' }), to('settled'), 'leave card pi_1'],
  ['leaves once free', paying, done({ paid: 'free' }), to('settled'), 'leave free pi_1'],
  ['stays busy on the way to another page', paying, done({ elsewhere: true }), to('settled'), ''],
  ['can be used again after it', { ...ready, phase: 'settled' }, { type: 'reopened' }, to('ready'), ''],
  ['says why a card was declined', paying, NO, to('ready', { refusal: 'Declined.' }), 'say Payment Failed'],
  [
    'prices an ended intent anew',
    { ...paying, code: 'HALF' },
    EXPIRED,
    to('pricing'),
    'say Payment Failed; price HALF',
  ],
  ['keeps why it had ended', paying, EXPIRED, { refusal: 'Expired.' }, 'say Payment Failed; price'],
  ['leaves an order paid elsewhere', paying, notPaid('already_settled'), to('settled'), 'leave earlier pi_1'],
  [
    'prices a free order whose code has ended',
    { ...paying, code: 'GIFT' },
    ENDED,
    to('pricing', { code: null }),
    `${NO_CODE}; price`,
  ],
  ['says that the order is gone', paying, GONE, to('ready', { refusal: 'Forgotten.' }), 'say Payment Failed'],
  ['says what failed', paying, notPaid('internal', 'Sorry.'), to('ready', { refusal: 'Sorry.' }), 'say Error'],

  // Undecided payments.
  ['holds the button while nobody knows', paying, done({ status: 'unknown' }), unsure, 'say Checking Your Payment'],
  ['frees it while the bank decides', paying, done({ status: 'pending' }), WAITS, 'say Payment Under Way'],
  ['frees it once the bank is known to', unsure, statusReceived('pending'), WAITS, 'say Payment Under Way'],
  ['hears that it is paid', unsure, statusReceived('paid'), to('settled'), 'leave status pi_1'],
  ['does not believe one no', unsure, statusReceived('unpaid'), to('unsure'), ''],
  ['believes the third in a row', after(unsure, 2), statusReceived('unpaid'), UNPAID, 'say Payment Failed'],
  ['counts again after another answer', after(ready, 2), statusReceived('pending'), after(ready, 0), ''],
  [
    'opens no form that is being priced',
    after({ ...ready, phase: 'pricing' }, 2),
    statusReceived('unpaid'),
    STILL,
    'say Payment Failed',
  ],
  ['hears nothing once another try has begun', paying, statusReceived('unpaid'), paying, ''],

  // Leaving.
  [
    'leads on',
    { ...ready, phase: 'settled' },
    { type: 'finished', next: '/results/7' },
    to('settled', { nextPath: '/results/7' }),
    '',
  ],
  [
    'stays where the server does not know yet',
    { ...ready, phase: 'settled' },
    LEFT,
    to('unpriced', { problem: 'Wait.' }),
    '',
  ],
];

it.each([...ROWS.map((row) => [...row, UNLOCK] as const), ...AT_CHECKOUT.map((row) => [...row, CHECKOUT] as const)])(
  '%s',
  (_name, before, event, expected, effects, words) => {
    const [purchase, done] = advancePurchase(before, event, words);
    expect(purchase).toMatchObject(expected);
    expect(done.map(word).join('; ')).toBe(effects);
  },
);

it('pays the intent that is shown, with what was typed', () => {
  const [, effects] = advancePurchase(ready, pressed, UNLOCK);
  expect(effects.at(-1)).toEqual({ type: 'pay', intent: INTENT, email: 'a@b.co', card: null });
});
