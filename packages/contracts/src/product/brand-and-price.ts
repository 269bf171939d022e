/* Our name, and the price and currency where a shop sets no other. Another name is an edit of this file and a build. */
import { type PageFacts, readPageFacts } from './page-facts.ts';

export const BRAND = {
  name: 'TrueSeason',
  /** In names of files. */
  slug: 'trueseason',
  /** As the share text spells it. */
  shareName: 'trueseason',
  handle: '@trueseason',
  product: 'Personal Color Analysis',
  supportEmail: 'help@trueseason.example',
  /** The sender of our mails. */
  mailFrom: 'results@trueseason.example',
} as const;

/** Currencies that have cents (ISO 4217, as the payment provider writes them): its minimum charge, and the label's word. */
export const CURRENCIES = {
  usd: { minimumCents: 50, plural: 'dollars' },
  eur: { minimumCents: 50, plural: 'euros' },
  gbp: { minimumCents: 30, plural: 'pounds' },
  chf: { minimumCents: 50, plural: 'francs' },
  cad: { minimumCents: 50, plural: 'Canadian dollars' },
  aud: { minimumCents: 50, plural: 'Australian dollars' },
  nzd: { minimumCents: 50, plural: 'New Zealand dollars' },
  dkk: { minimumCents: 250, plural: 'Danish kroner' },
  nok: { minimumCents: 300, plural: 'Norwegian kroner' },
  sek: { minimumCents: 300, plural: 'Swedish kronor' },
  pln: { minimumCents: 200, plural: 'zloty' },
  czk: { minimumCents: 1500, plural: 'koruny' },
  ron: { minimumCents: 200, plural: 'lei' },
  sgd: { minimumCents: 50, plural: 'Singapore dollars' },
  hkd: { minimumCents: 400, plural: 'Hong Kong dollars' },
} as const;
export type Currency = keyof typeof CURRENCIES;

const DEFAULT_PRICE_CENTS = 2900;
/** Also of amounts that were noted before shops could set it. */
export const DEFAULT_CURRENCY = 'usd';
/** The provider's largest charge. */
export const MAXIMUM_CHARGE_CENTS = 99_999_999;

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

const minimumChargeIn = (currency: Currency): number => CURRENCIES[currency].minimumCents;

/** What a shop sets. A gateway does not start with a price or currency that cannot be charged (`readGatewayConfig`). */
const readSettings = (): PageFacts => readPageFacts() ?? globalThis.process?.env ?? {};

function readCurrency(): Currency {
  const { CURRENCY: code = '' } = readSettings();
  return isCurrency(code) ? code : DEFAULT_CURRENCY;
}

/** The price. Charges are computed on the server from this and the promo table. */
export const PRICE_CENTS: number = /* @__PURE__ */ (() => Number(readSettings().PRICE_CENTS || DEFAULT_PRICE_CENTS))();
export const CURRENCY: Currency = /* @__PURE__ */ readCurrency();
/** The provider's minimum charge; below it the order is free. */
export const MINIMUM_CHARGE_CENTS: number = /* @__PURE__ */ minimumChargeIn(CURRENCY);

/** The currency in a label. */
export const pluralOf = (currency: string): string =>
  isCurrency(currency) ? CURRENCIES[currency].plural : currency.toUpperCase();

/** Cents with their currency: 2900 as `$29.00`. */
export const formatPrice = (cents: number, currency: string = CURRENCY): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency });

/** Cents without their currency, for programs and input fields: 2900 as `29.00`. */
export const decimalPrice = (cents: number): string => (cents / 100).toFixed(2);
