export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read answers loosely; the contract is checked on the way out by the gateway itself.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly json: any;
  readonly bytes: Buffer;
}

/** As much of a browser as calls need: one origin and its cookies. */
export interface Browser {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** What it sends as its cookies, for tools that make requests of their own. */
  cookieHeader(): string;
  /** Posts files as multipart fields, in this order. */
  upload(
    path: string,
    files: [field: string, bytes: Uint8Array<ArrayBuffer>, name?: string][],
    method?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

export function createBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function send(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    headers.set('origin', headers.get('origin') ?? origin);
    if (cookies.size > 0) headers.set('cookie', cookieHeader());
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json: isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : null,
    };
  }
  return {
    cookieHeader,
    call: (method, path, body, headers = {}) =>
      send(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload: (path, files, method = 'POST', headers = {}) => {
      const form = new FormData();
      for (const [field, bytes, name = `${field}.jpg`] of files)
        form.append(field, new Blob([bytes], { type: 'image/jpeg' }), name);
      return send(path, { method, body: form, headers });
    },
  };
}
