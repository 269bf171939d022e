import { invalid, missingParam, noSuch } from './errors.ts';
import { calculationOf, type PaymentIntent, type StripeState, type TaxCalculation } from './objects.ts';
import { amountOf, list, nested, type Params, requiredText, text } from './params.ts';

const TAX_CODE = /^txcd_\d{8}$/;

/** Locations of test customers, by documentation networks; the shop is registered only in the first. */
const PLACES = [
  { network: '203.0.113.', country: 'DE', percent: 19 },
  { network: '198.51.100.', country: 'US', percent: 0 },
];
/** Location of all hosted-page customers. */
const [HOME] = PLACES;

export const HOSTED_ADDRESS = { country: HOME?.country ?? 'DE' };

const taxWithin = (amount: number, percent: number): number => Math.round((amount * percent) / (100 + percent));

/** What a hosted page that works out tax takes for it. */
export const hostedTax = (amount: number): number => taxWithin(amount, HOME?.percent ?? 0);

export function requireTaxCode(params: Params): void {
  const code = text(params, 'tax_code');
  if (code !== undefined && !TAX_CODE.test(code)) throw noSuch('product tax code', code, 'tax_code');
}

function amountsOf(params: Params, percent: number) {
  const items = list(params, 'line_items') as Params[] | undefined;
  if (!items?.length) throw missingParam('line_items');
  let total = 0;
  let inclusive = 0;
  let exclusive = 0;
  for (const item of items) {
    requireTaxCode(item);
    const amount = amountOf(item);
    if (amount === undefined) throw missingParam('line_items[0][amount]');
    if (text(item, 'tax_behavior') === 'inclusive') inclusive += taxWithin(amount, percent);
    else exclusive += Math.round((amount * percent) / 100);
    total += amount;
  }
  return { amount_total: total + exclusive, tax_amount_inclusive: inclusive, tax_amount_exclusive: exclusive };
}

export function createCalculation(state: StripeState, params: Params): TaxCalculation {
  const address = text(nested(params, 'customer_details') ?? {}, 'ip_address');
  if (!address) throw missingParam('customer_details');
  const place = PLACES.find(({ network }) => address.startsWith(network));
  if (!place)
    throw invalid("We could not determine the customer's tax location based on the provided IP address.", {
      code: 'customer_tax_location_invalid',
      param: 'customer_details[ip_address]',
    });
  const calculation = calculationOf({
    ...amountsOf(params, place.percent),
    currency: requiredText(params, 'currency').toLowerCase(),
    customer_details: { address: { country: place.country, state: null }, address_source: null, ip_address: address },
  });
  return state.taxCalculations.put(calculation.id, calculation);
}

/** The calculation that a call links to an intent, if it links one. The provider does not hold it to the amount. */
export function hooksOf(state: StripeState, params: Params, before: PaymentIntent['hooks'] = null) {
  const inputs = nested(nested(params, 'hooks') ?? {}, 'inputs') ?? {};
  const id = text(nested(inputs, 'tax') ?? {}, 'calculation');
  if (id === undefined) return before;
  if (!state.taxCalculations.get(id)) throw noSuch('tax calculation', id, 'hooks[inputs][tax][calculation]');
  return { inputs: { tax: { calculation: id } } };
}

/** The tax within what an intent took. */
export function taxOf(state: StripeState, { hooks }: PaymentIntent): number {
  const calculation = state.taxCalculations.get(hooks?.inputs.tax.calculation ?? '');
  return calculation ? calculation.tax_amount_inclusive + calculation.tax_amount_exclusive : 0;
}
