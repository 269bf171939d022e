import { invalid } from './errors.ts';
import type { StripeEvent } from './objects.ts';
import { list, type Params, text } from './params.ts';
import type { PaymentContext } from './payment-context.ts';

const MAX_TYPES = 20;

/** The events that the provider still lists, of these types. */
export function listedEvents({ state, controls }: PaymentContext, params: Params): StripeEvent[] {
  const type = text(params, 'type');
  const types = list(params, 'types');
  if (type !== undefined && types)
    throw invalid('You may only specify one of these parameters: type, types.', { code: 'parameters_exclusive' });
  if (types && types.length > MAX_TYPES)
    throw invalid(`You may only specify up to ${MAX_TYPES} event types.`, { param: 'types' });
  const oldest = (Date.now() - controls.stripe.eventsListedMs) / 1000;
  const requestedTypes = types ?? (type === undefined ? undefined : [type]);
  return state.events
    .all()
    .filter((event) => event.created >= oldest && (requestedTypes?.includes(event.type) ?? true));
}
