import {
  type Access,
  type Call,
  type Guard,
  MOMENTS,
  type OperatorRights,
  type ProblemCode,
  type Route,
} from '@trueseason/contracts';

const OF_ACCESS: Readonly<Record<Access['who'], readonly ProblemCode[]>> = {
  anyone: [],
  holder: ['order_not_found'],
  optional_holder: ['order_not_found', 'code_required'],
  operator: ['not_signed_in', 'not_permitted'],
  bearer: ['not_found'],
  provider: [],
};
function refusalOf({ stepUp }: OperatorRights): readonly ProblemCode[] {
  if (!stepUp) return [];
  return [stepUp === 'code' ? 'confirmation_required' : 'step_up_required'];
}

/** Errors of operator calls: identity, role, recent sign-in. */
function ofOperators(access: Access): readonly ProblemCode[] {
  if (access.who === 'operator') return refusalOf(access);
  if (access.who !== 'holder' || !access.operators) return [];
  return ['not_permitted', ...refusalOf(access.operators)];
}
const OF_STATE = {
  any: [],
  free: ['invalid_promo'],
  completed: ['payment_incomplete', 'not_ready'],
} as const satisfies Readonly<Record<string, readonly ProblemCode[]>>;
const OF_GUARD = {
  photo_consent: 'consent_required',
  daily_budget: 'unavailable',
  challenge: 'challenge_required',
} as const satisfies Readonly<Record<Guard, ProblemCode>>;

/** All errors a call may return. Any other is a bug. */
export function problemsOf(route: Route, call: Call): readonly ProblemCode[] {
  const { access, params, guards = [], problems = [] } = call;
  const changes = !route.startsWith('GET ') && access.who !== 'provider';
  return [
    ...new Set<ProblemCode>([
      'bad_request',
      'body_encoded',
      ...(changes ? (['not_allowed'] as const) : []),
      ...OF_ACCESS[access.who],
      ...(access.who === 'holder' ? OF_STATE[access.state] : []),
      ...(access.who === 'holder' && access.readers.length < MOMENTS.length ? (['code_required'] as const) : []),
      ...ofOperators(access),
      // A malformed order number is not found.
      ...(params && access.who === 'operator' ? (['order_not_found'] as const) : []),
      ...guards.map((guard) => OF_GUARD[guard]),
      ...problems,
      'too_many_requests',
      'unavailable',
      'internal',
    ]),
  ];
}
