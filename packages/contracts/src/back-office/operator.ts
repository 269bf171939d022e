import { keysOf } from '../keys-of.ts';
import { BRAND, CURRENCY, decimalPrice, formatPrice, PRICE_CENTS } from '../product/brand-and-price.ts';
import { priceIncludes } from '../purchase/price.ts';

/** Operator facts for imprint, privacy notice and terms, by environment variable. */
export const OPERATOR_VARIABLES = {
  OPERATOR_NAME: 'required',
  OPERATOR_ADDRESS: 'required',
  OPERATOR_COUNTRY: 'required',
  OPERATOR_HOSTING: 'required',
  OPERATOR_PERSON: 'optional',
  OPERATOR_REGISTER: 'optional',
  OPERATOR_VAT_ID: 'optional',
  OPERATOR_PRIVACY_CONTACT: 'optional',
} as const;

type Variable = keyof typeof OPERATOR_VARIABLES;
type Environment = { readonly [Name in Variable | 'SUPPORT_EMAIL' | 'STRIPE_TAX_CODE']?: string | undefined };

const NAMES: readonly Variable[] = keysOf(OPERATOR_VARIABLES);

const isExample = (email: string): boolean => /[@.]example(\.\w+)?$/.test(email);

/** Facts a live shop must set. */
export function missingOperatorFacts(env: Environment): string[] {
  const missing: string[] = NAMES.filter((name) => OPERATOR_VARIABLES[name] === 'required' && !env[name]);
  return isExample(env.SUPPORT_EMAIL || BRAND.supportEmail) ? [...missing, 'SUPPORT_EMAIL'] : missing;
}

/** Facts about a shop that pages contain: who runs it, and its price with what that includes. Missing ones are marked. */
export function siteFacts(env: Environment): Readonly<Record<string, string>> {
  const fact = (name: Variable, otherwise = `[${name} is not set]`): string => env[name] || otherwise;
  const support = env.SUPPORT_EMAIL || BRAND.supportEmail;
  return {
    support,
    operator: fact('OPERATOR_NAME'),
    operatorAddress: fact('OPERATOR_ADDRESS'),
    operatorCountry: fact('OPERATOR_COUNTRY'),
    hosting: fact('OPERATOR_HOSTING'),
    operatorPerson: fact('OPERATOR_PERSON', fact('OPERATOR_NAME')),
    operatorRegister: fact('OPERATOR_REGISTER', 'none'),
    vatId: fact('OPERATOR_VAT_ID', 'none'),
    privacyContact: fact('OPERATOR_PRIVACY_CONTACT', support),
    priceIncludes: priceIncludes(env),
    price: formatPrice(PRICE_CENTS),
    decimalPrice: decimalPrice(PRICE_CENTS),
    currencyCode: CURRENCY.toUpperCase(),
    PRICE_CENTS: String(PRICE_CENTS),
    CURRENCY,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Fills a built page, as one build serves every shop: `{{operator}}` etc. as HTML, `{{siteFacts}}` all in JSON. */
export function fillSiteFacts(html: string, env: Environment): string {
  const facts = Object.fromEntries(Object.entries(siteFacts(env)).map(([name, fact]) => [name, escaped(fact)]));
  const values: Readonly<Record<string, string>> = { ...facts, siteFacts: escaped(JSON.stringify(facts)) };
  return html.replace(/\{\{(\w{1,40})\}\}/g, (mark, name: string) => values[name] ?? mark);
}
