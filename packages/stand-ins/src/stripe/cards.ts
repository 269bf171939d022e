/** What a test card or payment method does when it is charged. */
export type CardFate =
  | { outcome: 'succeeds' }
  | { outcome: 'authenticates' }
  | { outcome: 'declines'; code: string; declineCode?: string; message: string };

const succeeds: CardFate = { outcome: 'succeeds' };
const authenticates: CardFate = { outcome: 'authenticates' };
const declines = (declineCode: string, message: string): CardFate => ({
  outcome: 'declines',
  code: 'card_declined',
  declineCode,
  message,
});
const fails = (code: string, message: string): CardFate => ({ outcome: 'declines', code, message });

const GENERIC_DECLINE = declines('generic_decline', 'Your card was declined.');
const insufficient = declines('insufficient_funds', 'Your card has insufficient funds.');
const expired = fails('expired_card', 'Your card has expired.');
const wrongCvc = fails('incorrect_cvc', "Your card's security code is incorrect.");
const NOT_A_TEST_CARD = declines('test_mode_live_card', 'Your card was declined: only test cards work in test mode.');

interface TestCard {
  number: string;
  fate: CardFate;
  /** For the form's hint. */
  hint: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', fate: succeeds, hint: 'Succeeds' },
  { number: '5555555555554444', fate: succeeds, hint: 'Succeeds (Mastercard)' },
  { number: '4000002500003155', fate: authenticates, hint: 'Asks for 3-D Secure' },
  { number: '4000002760003184', fate: authenticates, hint: 'Always asks for 3-D Secure' },
  { number: '4000000000000002', fate: GENERIC_DECLINE, hint: 'Is declined' },
  { number: '4000000000009995', fate: insufficient, hint: 'Has insufficient funds' },
  { number: '4000000000000069', fate: expired, hint: 'Has expired' },
  { number: '4000000000000127', fate: wrongCvc, hint: 'Has a wrong security code' },
];

export interface Card {
  brand: string;
  last4: string;
  fate: CardFate;
}

export interface CardInput {
  number?: string | undefined;
  exp_month?: string | undefined;
  exp_year?: string | undefined;
  cvc?: string | undefined;
}

/** The card behind typed details; impossible details are declined with the field's own code. */
export function cardOfInput(input: CardInput, now = new Date()): Card {
  const number = (input.number ?? '').replace(/\D/g, '');
  return { brand: brandOf(number), last4: number.slice(-4), fate: fateOf(number, input, now) };
}

function fateOf(number: string, input: CardInput, now: Date): CardFate {
  if (number.length < 12 || !passesLuhn(number)) return fails('incorrect_number', 'Your card number is incorrect.');
  const month = Number(input.exp_month);
  const year = Number(input.exp_year) + (Number(input.exp_year) < 100 ? 2000 : 0);
  if (!Number.isInteger(month) || month < 1 || month > 12)
    return fails('invalid_expiry_month', "Your card's expiration month is invalid.");
  if (!Number.isInteger(year) || new Date(year, month) <= now)
    return fails('invalid_expiry_year', "Your card's expiration year is in the past.");
  if (!/^\d{3,4}$/.test(input.cvc ?? '')) return fails('invalid_cvc', "Your card's security code is incomplete.");
  return TEST_CARDS.find((card) => card.number === number)?.fate ?? NOT_A_TEST_CARD;
}

const brandOf = (number: string) => (number.startsWith('5') ? 'mastercard' : number.startsWith('3') ? 'amex' : 'visa');

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i));
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
