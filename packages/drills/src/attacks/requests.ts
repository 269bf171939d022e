import { createHmac } from 'node:crypto';
import { API, type Call, type CallName, ROUTES, splitRoute } from '@trueseason/contracts';

/** What a call needs of its caller: names of what it is about, cookies, files. */
export interface Caller {
  readonly cookie: string;
  /** By the names that paths use. */
  readonly params: Readonly<Record<string, string>>;
  readonly photo: Buffer<ArrayBuffer>;
  readonly webhookSecret: string;
}

export interface Ready {
  readonly path: string;
  readonly init: RequestInit;
}

const NEVER_SENT = 'attacks';

function form({ files }: Call, photo: Buffer<ArrayBuffer>): FormData {
  const data = new FormData();
  const { fields = [], count = 0 } = files ?? {};
  for (let n = 0; n < count; n++) data.append(fields[n % fields.length] ?? '', new Blob([photo]), `${n}.jpg`);
  return data;
}

/** A signed event about nothing that we know: what it costs is reading it. */
function event(secret: string): Pick<RequestInit, 'body' | 'headers'> {
  const body = JSON.stringify({
    id: `evt_${NEVER_SENT}`,
    object: 'event',
    type: 'customer.created',
    data: { object: {} },
  });
  const at = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${v1}` } };
}

/** A call as its row describes it, about what the caller holds. */
export function requestOf(name: CallName, caller: Caller, client: string): Ready {
  const call: Call = API[name];
  const { method, path } = splitRoute(ROUTES[name]);
  const url = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(caller.params[key] ?? NEVER_SENT));
  const headers = { 'x-forwarded-for': client, ...(caller.cookie && { cookie: caller.cookie }) };
  if (call.access.who === 'provider') {
    const signed = event(caller.webhookSecret);
    return { path: url, init: { method, ...signed, headers: { ...headers, ...signed.headers } } };
  }
  if (call.files) return { path: url, init: { method, headers, body: form(call, caller.photo) } };
  if (method === 'GET' || method === 'DELETE') return { path: url, init: { method, headers } };
  const named = call.access.who === 'optional_holder' ? { orderId: Number(caller.params.orderId) } : {};
  // Each customer has a separate address, so address limits are independent.
  const example: unknown = call.example?.body;
  const hasEmail = typeof example === 'object' && example !== null && 'email' in example;
  const mine = call.access.who === 'anyone' && hasEmail ? { email: `${client.replaceAll('.', '-')}@example.com` } : {};
  const body = JSON.stringify({ ...(call.example?.body ?? {}), ...named, ...mine });
  return { path: url, init: { method, headers: { ...headers, 'content-type': 'application/json' }, body } };
}
