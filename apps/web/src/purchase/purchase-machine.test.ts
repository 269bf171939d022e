import { TOASTS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
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
const done = (outcome: Extract<PurchaseEvent, { is: 'carriedOut' }>['outcome']): PurchaseEvent => ({
  is: 'carriedOut',
  outcome,
});
const notPriced = (problem?: string, reason?: string): PurchaseEvent => ({
  is: 'notPriced',
  failure: failure(problem, reason),
});
const notPaid = (problem?: string, reason?: string): PurchaseEvent => ({
  is: 'notPaid',
  failure: failure(problem, reason),
});
const pressed: PurchaseEvent = { is: 'pressed', email: 'a@b.co', card: null };

/** An effect as a short text. */
function word(effect: Effect): string {
  if (effect.do === 'say') return `say ${effect.toast.title}`;
  if (effect.do === 'price') return `price ${effect.code}${effect.isTrial ? '?' : ''}`.trim();
  if (effect.do === 'keepCode') return `keep ${effect.code}`;
  return effect.do === 'leave' ? `leave ${effect.how} ${effect.intent?.paymentIntentId}` : effect.do;
}

const ROWS: readonly [string, Purchase, PurchaseEvent, Partial<Purchase>, string, PurchaseWords?][] = [
  // The price.
  ['asks the price on arrival', pricing, { is: 'opened' }, { phase: 'pricing' }, 'price'],
  ['asks it with a kept code', kept, { is: 'opened' }, { phase: 'pricing' }, 'price FIRST10'],
  ['takes a price', pricing, { is: 'priced', intent: INTENT }, { phase: 'ready', intent: INTENT }, ''],
  ['keeps a code typed meanwhile', pricing, { is: 'codeTyped', text: 'first10' }, { later: 'FIRST10' }, ''],
  [
    'tries it once there is a price',
    { ...pricing, later: 'FIRST10' },
    { is: 'priced', intent: INTENT },
    { phase: 'pricing', trial: 'FIRST10', later: null },
    'price FIRST10?',
  ],
  ['takes a kept code silently', kept, { is: 'priced', intent: TEN_OFF }, { code: 'FIRST10' }, ''],
  [
    'drops a kept code that counts no more',
    kept,
    { is: 'priced', intent: INTENT },
    { phase: 'ready', code: null },
    'keep null; say Invalid Promo Code',
  ],
  [
    'asks without a kept code that has ended',
    kept,
    notPriced('invalid_promo'),
    { phase: 'pricing', code: null },
    'say Invalid Promo Code; keep null; price',
    CHECKOUT,
  ],
  [
    'says why there is no price, and keeps the code',
    kept,
    notPriced('too_many_requests', 'Wait.'),
    { phase: 'unpriced', problem: 'Wait.', code: 'FIRST10' },
    'say Payment Setup Failed',
  ],
  [
    'says it in its own words',
    pricing,
    notPriced(),
    { phase: 'unpriced', problem: 'No price.' },
    'say Payment Error',
    CHECKOUT,
  ],
  ['asks whether another order is meant', pricing, notPriced('bought_already'), { phase: 'bought' }, '', CHECKOUT],
  [
    'leaves a paid order',
    pricing,
    notPriced('already_settled'),
    { phase: 'settled' },
    'leave before undefined',
    CHECKOUT,
  ],

  // Codes.
  ['refuses a blank code in a toast', ready, { is: 'codeTyped', text: ' ' }, ready, 'say Invalid Promo Code', CHECKOUT],
  ['ignores a blank code in the field', ready, { is: 'codeTyped', text: ' ' }, ready, ''],
  [
    'tries a code, and forgets what a card was told',
    { ...ready, refusal: 'Declined.' },
    { is: 'codeTyped', text: ' first10 ' },
    { trial: 'FIRST10', refusal: null },
    'price FIRST10?',
  ],
  ['takes no code while paying', paying, { is: 'codeTyped', text: 'FIRST10' }, paying, ''],
  [
    'tells of a code that counts',
    trying,
    { is: 'priced', intent: TEN_OFF },
    { phase: 'ready', code: 'FIRST10', trial: null },
    'keep FIRST10; say Promo Code Applied',
  ],
  [
    'tells of one that takes nothing off',
    trying,
    { is: 'priced', intent: INTENT },
    { phase: 'ready', code: null, trial: null },
    'keep null; say Invalid Promo Code',
    CHECKOUT,
  ],
  [
    'does not call a code invalid that could not be asked about',
    trying,
    notPriced(undefined, 'Offline.'),
    { phase: 'pricing', trial: null },
    'say Payment Error; keep null; price',
    CHECKOUT,
  ],
  [
    'says at the field why a code was refused, and goes back to the full price',
    { ...trying, code: 'OLD' },
    { is: 'codeRefused', failure: failure('invalid_promo') },
    { phase: 'pricing', code: null, refusedCode: { code: 'FIRST10', why: 'Not asked.' } },
    'keep null; price',
  ],
  ['keeps the full price', trying, { is: 'codeRefused', failure: failure() }, { phase: 'ready', code: null }, ''],
  [
    'removes a code',
    { ...ready, code: 'FIRST10' },
    { is: 'codeRemoved' },
    { code: null },
    'keep null; price',
    CHECKOUT,
  ],

  // Paying.
  ['pays', { ...ready, refusal: 'Declined.' }, pressed, { phase: 'paying', refusal: null }, 'pay'],
  ['takes no second press', paying, pressed, paying, ''],
  ['takes no press while the last is unsure', unsure, pressed, unsure, ''],
  ['leaves once paid', paying, done({ paid: 'pressed' }), { phase: 'settled' }, 'leave pressed pi_1'],
  [
    'leaves an order that has photos',
    paying,
    done({ paid: 'before' }),
    { phase: 'settled' },
    'leave before pi_1',
    CHECKOUT,
  ],
  ['leaves once free', paying, done({ paid: 'free' }), { phase: 'settled' }, 'leave free pi_1'],
  ['stays busy on the way to another page', paying, done({ elsewhere: true }), { phase: 'settled' }, ''],
  ['can be used again after it', { ...ready, phase: 'settled' }, { is: 'again' }, { phase: 'ready' }, ''],
  [
    'says why a card was declined',
    paying,
    done({ refusal: 'Declined.', ended: false }),
    { phase: 'ready', refusal: 'Declined.' },
    'say Payment Failed',
  ],
  [
    'asks the price again of an intent that has ended, with its code',
    { ...paying, code: 'HALF' },
    done({ refusal: 'Expired.', ended: true }),
    { phase: 'pricing', refusal: 'Expired.' },
    'say Payment Failed; price HALF',
  ],
  [
    'says why nothing could be sent',
    paying,
    done({ toast: TOASTS.uploadFailed }),
    { phase: 'ready' },
    'say Upload Error',
    CHECKOUT,
  ],
  ['leaves an order paid elsewhere', paying, notPaid('already_settled'), { phase: 'settled' }, 'leave before pi_1'],
  ['asks whether another is meant', paying, notPaid('bought_already'), { phase: 'bought' }, '', CHECKOUT],
  [
    'asks the price of a free order whose code has ended',
    { ...paying, code: 'GIFT' },
    notPaid('invalid_promo'),
    { phase: 'pricing', code: null },
    'say Invalid Promo Code; keep null; price',
  ],
  [
    'says that the order is gone',
    paying,
    notPaid('order_not_found'),
    { phase: 'ready', refusal: 'Forgotten.' },
    'say Payment Failed',
  ],
  [
    'asks for another order where it is gone',
    paying,
    notPaid('order_not_found'),
    { phase: 'pricing', refusal: 'Again.' },
    'say Payment Failed; price',
    CHECKOUT,
  ],
  ['says what failed', paying, notPaid('internal', 'Sorry.'), { phase: 'ready', refusal: 'Sorry.' }, 'say Error'],

  // Undecided payments.
  [
    'holds the button while nobody knows',
    paying,
    done({ undecided: 'unknown' }),
    { phase: 'unsure', refusal: NOT_KNOWN, awaited: unsure.awaited },
    'say Checking Your Payment',
  ],
  [
    'frees it while the bank decides',
    paying,
    done({ undecided: 'pending' }),
    { phase: 'ready', refusal: STILL_PENDING, awaited: unsure.awaited },
    'say Payment Under Way',
  ],
  [
    'frees it once the bank is known to decide',
    unsure,
    { is: 'heard', answer: 'pending' },
    { phase: 'ready', refusal: STILL_PENDING },
    'say Payment Under Way',
  ],
  ['hears that it is paid', unsure, { is: 'heard', answer: 'paid' }, { phase: 'settled' }, 'leave heard pi_1'],
  ['does not believe one no', unsure, { is: 'heard', answer: 'unpaid' }, { phase: 'unsure' }, ''],
  [
    'believes the third in a row',
    { ...unsure, awaited: { intent: INTENT, unpaid: 2 } },
    { is: 'heard', answer: 'unpaid' },
    { phase: 'ready', awaited: null, refusal: NOT_COMPLETED },
    'say Payment Failed',
  ],
  [
    'counts again after another answer',
    { ...ready, awaited: { intent: INTENT, unpaid: 2 } },
    { is: 'heard', answer: 'pending' },
    { phase: 'ready', awaited: unsure.awaited },
    '',
  ],
  [
    'does not open a form whose price is being asked',
    { ...ready, phase: 'pricing', awaited: { intent: INTENT, unpaid: 2 } },
    { is: 'heard', answer: 'unpaid' },
    { phase: 'pricing', refusal: NOT_COMPLETED },
    'say Payment Failed',
  ],
  ['hears nothing once another try has begun', paying, { is: 'heard', answer: 'unpaid' }, paying, ''],

  // Leaving.
  [
    'leads on',
    { ...ready, phase: 'settled' },
    { is: 'left', next: '/results/7' },
    { phase: 'settled', next: '/results/7' },
    '',
  ],
  [
    'stays where the server does not know yet',
    { ...ready, phase: 'settled' },
    { is: 'left', problem: 'Wait.' },
    { phase: 'unpriced', problem: 'Wait.' },
    '',
  ],
];

it.each(ROWS)('%s', (_name, before, event, after, effects, words = UNLOCK) => {
  const [purchase, done] = step(before, event, words);
  expect(purchase).toMatchObject(after);
  expect(done.map(word).join('; ')).toBe(effects);
});

it('pays the intent that is shown, with what was typed', () => {
  const [, effects] = step(ready, pressed, UNLOCK);
  expect(effects.at(-1)).toEqual({ do: 'pay', intent: INTENT, email: 'a@b.co', card: null });
});
