import { API, type Call, type CallName, ROUTES, splitRoute } from '@trueseason/contracts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
}

/** A call with its row's example, about what the path's parameters name. Photos are left out. */
export function callOf(name: CallName, named: (parameter: string) => string): Asked {
  const { access, example }: Call = API[name];
  const { method, path: pattern } = splitRoute(ROUTES[name]);
  const path = pattern.replaceAll(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(named(parameter)));
  const about = access.who === 'optional_holder' ? { orderId: Number(named('orderId')) } : {};
  const body: object | undefined =
    method === 'GET' || method === 'DELETE' ? undefined : { ...(example?.body ?? {}), ...about };
  return { method, path, body };
}
