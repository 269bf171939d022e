import { invalid } from './errors.ts';
import { list, type Params } from './params.ts';

/** What a new account has enabled in its dashboard: among cards also what lends money. */
const ENABLED = ['card', 'link', 'klarna', 'affirm'];

/** The payment methods that a new object accepts: of those that are enabled, the allowed ones. */
export function methodTypesOf(params: Params): string[] {
  if (params.payment_method_types !== undefined)
    throw invalid('This API version no longer takes payment_method_types. Use allowed_payment_method_types.', {
      param: 'payment_method_types',
      code: 'payment_method_types_no_longer_supported',
    });
  const allowed = list(params, 'allowed_payment_method_types');
  if (!allowed) return ENABLED;
  if (params.automatic_payment_methods !== undefined)
    throw invalid(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
      { code: 'parameters_exclusive' },
    );
  const types = ENABLED.filter((type) => allowed.includes(type));
  if (types.length === 0)
    throw invalid('No valid payment method types for this payment.', { param: 'allowed_payment_method_types' });
  return types;
}

export const namesMethodTypes = (params: Params): boolean =>
  params.allowed_payment_method_types !== undefined || params.payment_method_types !== undefined;
