/** A call may wait for a restart of the gateway, which web bridges for half a minute; an order on trial must not. */
const PATIENCE_MS = 15_000;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** @throws if the status is not 2xx or the body not JSON */
  json(): unknown;
}

/** A browser's part in an order: one origin and its cookies. Rejects for server errors and silence. */
export type Visitor = (method: string, path: string, body?: FormData | object) => Promise<Answer>;

export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const response = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const answered = `${method} ${path} was answered with ${response.status}`;
    if (response.status >= 500) throw new Error(`${answered}: ${bytes.toString().slice(0, 200)}`);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json: () => {
        if (!response.ok) throw new Error(`${answered}: ${bytes.toString().slice(0, 200)}`);
        return JSON.parse(bytes.toString());
      },
    };
  };
}
