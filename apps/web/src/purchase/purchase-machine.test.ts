import { expect, it } from 'vitest';
import { TOASTS } from '../lib/message-texts.ts';
import { STILL_PENDING } from '../order/order-state/order-state.tsx';
import type { Intent } from './intent.ts';
import { NOT_COMPLETED, NOT_KNOWN } from './payment-reasons.ts';
import {
  type Effect,
  newPurchase,
  type Purchase,
  type PurchaseEvent,
  type PurchaseWords,
  step,
} from './purchase-machine.ts';

const INTENT: Intent = {
  clientSecret: 'pi_1_secret',
  amount: 2900,
  discount: 0,
  isFree: false,
  paymentIntentId: 'pi_1',
  orderId: 7,
};
const TEN_OFF: Intent = { ...INTENT, amount: 2610, discount: 10, paymentIntentId: 'pi_2' };

const UNLOCK: PurchaseWords = {
  codes: 'field',
  notPriced: TOASTS.paymentSetupFailed,
  notPaid: (reason) => ({ ...TOASTS.unexpected, text: reason ?? 'Unexpected' }),
  forgotten: { refusal: 'Forgotten.', ended: false },
};
const CHECKOUT: PurchaseWords = {
  ...UNLOCK,
  codes: 'toasts',
  notPriced: () => TOASTS.paymentError,
  noPrice: 'No price.',
  forgotten: { refusal: 'Again.', ended: true },
};

const pricing = newPurchase(null);
const ready: Purchase = { ...pricing, phase: 'ready', intent: INTENT };
const paying: Purchase = { ...ready, phase: 'paying' };
const unsure: Purchase = { ...ready, phase: 'unsure', awaited: { intent: INTENT, unpaid: 0 }, refusal: NOT_KNOWN };
const trying: Purchase = { ...pricing, intent: INTENT, trial: 'FIRST10' };
const kept: Purchase = newPurchase('FIRST10');

const failure = (problem?: string, reason?: string) => ({ problem, reason, ofCode: 'Not asked.' });
type Outcome = Extract<PurchaseEvent, { is: 'carriedOut' }>['outcome'];
const done = (outcome: Outcome): PurchaseEvent => ({ is: 'carriedOut', outcome });
const notPriced = (...why: string[]): PurchaseEvent => ({ is: 'notPriced', failure: failure(...why) });
const noWord = (reason: string): PurchaseEvent => ({ is: 'notPriced', failure: failure(undefined, reason) });
const notPaid = (...why: string[]): PurchaseEvent => ({ is: 'notPaid', failure: failure(...why) });
const priced = (intent: Intent): PurchaseEvent => ({ is: 'priced', intent });
const typed = (text: string): PurchaseEvent => ({ is: 'codeTyped', text });
const heard = (answer: 'paid' | 'unpaid' | 'pending'): PurchaseEvent => ({ is: 'heard', answer });
const opened: PurchaseEvent = { is: 'opened' };
const pressed: PurchaseEvent = { is: 'pressed', email: 'a@b.co', card: null };
const after = (before: Purchase, unpaid: number): Purchase => ({ ...before, awaited: { intent: INTENT, unpaid } });
/** The phase that follows, and what else has changed. */
const to = (phase: Purchase['phase'], more: Partial<Purchase> = {}): Partial<Purchase> => ({ phase, ...more });

/** An effect as a short text. */
function word(effect: Effect): string {
  if (effect.do === 'say') return `say ${effect.toast.title}`;
  if (effect.do === 'price') return `price ${effect.code}${effect.isTrial ? '?' : ''}`.trim();
  if (effect.do === 'keepCode') return `keep ${effect.code}`;
  return effect.do === 'leave' ? `leave ${effect.how} ${effect.intent?.paymentIntentId}` : effect.do;
}

const NO_CODE = 'say Invalid Promo Code; keep null';
const DROPPED = 'keep null; say Invalid Promo Code';
const ANEW = 'keep null; price';
const BUSY = notPriced('too_many_requests', 'Wait.');
const GONE = notPaid('order_not_found');
const ENDED = notPaid('invalid_promo');
const NO = done({ refusal: 'Declined.', ended: false });
const EXPIRED = done({ refusal: 'Expired.', ended: true });
const LEFT: PurchaseEvent = { is: 'left', problem: 'Wait.' };
const REFUSED: PurchaseEvent = { is: 'codeRefused', failure: failure('invalid_promo') };
const TRIED = to('pricing', { trial: 'FIRST10', later: null });
const TRIES: Partial<Purchase> = { trial: 'FIRST10', refusal: null };
const COUNTS = to('ready', { code: 'FIRST10', trial: null });
const FIELD = to('pricing', { code: null, refusedCode: { code: 'FIRST10', why: 'Not asked.' } });
const WAITS = to('ready', { refusal: STILL_PENDING, awaited: unsure.awaited });
const UNPAID = to('ready', { awaited: null, refusal: NOT_COMPLETED });
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
  ['leaves a paid order', pricing, notPriced('already_settled'), to('settled'), 'leave before undefined'],
  ['refuses a blank code in a toast', ready, typed(' '), ready, 'say Invalid Promo Code'],
  ['tells of a code that counts for nothing', trying, priced(INTENT), to('ready', { trial: null }), DROPPED],
  [
    'calls no code invalid unasked',
    trying,
    noWord('Offline.'),
    to('pricing', { trial: null }),
    `say Payment Error; ${ANEW}`,
  ],
  ['removes a code', { ...ready, code: 'FIRST10' }, { is: 'codeRemoved' }, { code: null }, ANEW],
  ['leaves an order that has photos', paying, done({ paid: 'before' }), to('settled'), 'leave before pi_1'],
  ['says why nothing was sent', paying, done({ toast: TOASTS.uploadFailed }), to('ready'), 'say Upload Error'],
  ['asks whether another is meant', paying, notPaid('bought_already'), to('bought'), ''],
  [
    'asks for another where it is gone',
    paying,
    GONE,
    to('pricing', { refusal: 'Again.' }),
    'say Payment Failed; price',
  ],
];

const ROWS: readonly Row[] = [
  // The price.
  ['asks the price on arrival', pricing, opened, to('pricing'), 'price'],
  ['asks it with a kept code', kept, opened, to('pricing'), 'price FIRST10'],
  ['takes a price', pricing, priced(INTENT), to('ready', { intent: INTENT }), ''],
  ['keeps a code typed meanwhile', pricing, typed('first10'), { later: 'FIRST10' }, ''],
  ['tries it once there is a price', { ...pricing, later: 'FIRST10' }, priced(INTENT), TRIED, 'price FIRST10?'],
  ['takes a kept code silently', kept, priced(TEN_OFF), { code: 'FIRST10' }, ''],
  ['drops one that counts no more', kept, priced(INTENT), to('ready', { code: null }), DROPPED],
  [
    'says why there is no price',
    kept,
    BUSY,
    to('unpriced', { problem: 'Wait.', code: 'FIRST10' }),
    'say Payment Setup Failed',
  ],

  // Codes.
  ['ignores a blank code in the field', ready, typed(' '), ready, ''],
  ['forgets what a card was told', { ...ready, refusal: 'Declined.' }, typed(' first10 '), TRIES, 'price FIRST10?'],
  ['takes no code while paying', paying, typed('FIRST10'), paying, ''],
  ['tells of a code that counts', trying, priced(TEN_OFF), COUNTS, 'keep FIRST10; say Promo Code Applied'],
  ['says at the field why it was refused', { ...trying, code: 'OLD' }, REFUSED, FIELD, ANEW],
  ['keeps the full price', trying, { is: 'codeRefused', failure: failure() }, to('ready', { code: null }), ''],

  // Paying.
  ['pays', { ...ready, refusal: 'Declined.' }, pressed, to('paying', { refusal: null }), 'pay'],
  ['takes no second press', paying, pressed, paying, ''],
  ['takes no press while the last is unsure', unsure, pressed, unsure, ''],
  ['leaves once paid', paying, done({ paid: 'pressed' }), to('settled'), 'leave pressed pi_1'],
  ['leaves once free', paying, done({ paid: 'free' }), to('settled'), 'leave free pi_1'],
  ['stays busy on the way to another page', paying, done({ elsewhere: true }), to('settled'), ''],
  ['can be used again after it', { ...ready, phase: 'settled' }, { is: 'again' }, to('ready'), ''],
  ['says why a card was declined', paying, NO, to('ready', { refusal: 'Declined.' }), 'say Payment Failed'],
  [
    'prices an ended intent anew',
    { ...paying, code: 'HALF' },
    EXPIRED,
    to('pricing'),
    'say Payment Failed; price HALF',
  ],
  ['keeps why it had ended', paying, EXPIRED, { refusal: 'Expired.' }, 'say Payment Failed; price'],
  ['leaves an order paid elsewhere', paying, notPaid('already_settled'), to('settled'), 'leave before pi_1'],
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
  ['holds the button while nobody knows', paying, done({ undecided: 'unknown' }), unsure, 'say Checking Your Payment'],
  ['frees it while the bank decides', paying, done({ undecided: 'pending' }), WAITS, 'say Payment Under Way'],
  ['frees it once the bank is known to', unsure, heard('pending'), WAITS, 'say Payment Under Way'],
  ['hears that it is paid', unsure, heard('paid'), to('settled'), 'leave heard pi_1'],
  ['does not believe one no', unsure, heard('unpaid'), to('unsure'), ''],
  ['believes the third in a row', after(unsure, 2), heard('unpaid'), UNPAID, 'say Payment Failed'],
  ['counts again after another answer', after(ready, 2), heard('pending'), after(ready, 0), ''],
  [
    'opens no form that is being priced',
    after({ ...ready, phase: 'pricing' }, 2),
    heard('unpaid'),
    STILL,
    'say Payment Failed',
  ],
  ['hears nothing once another try has begun', paying, heard('unpaid'), paying, ''],

  // Leaving.
  [
    'leads on',
    { ...ready, phase: 'settled' },
    { is: 'left', next: '/results/7' },
    to('settled', { next: '/results/7' }),
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
    const [purchase, done] = step(before, event, words);
    expect(purchase).toMatchObject(expected);
    expect(done.map(word).join('; ')).toBe(effects);
  },
);

it('pays the intent that is shown, with what was typed', () => {
  const [, effects] = step(ready, pressed, UNLOCK);
  expect(effects.at(-1)).toEqual({ do: 'pay', intent: INTENT, email: 'a@b.co', card: null });
});
