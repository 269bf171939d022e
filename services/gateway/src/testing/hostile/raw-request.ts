import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawAnswer {
  /** 0 if the connection closed without a response. */
  readonly status: number;
  readonly body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses loosely
  readonly json: any;
  readonly head: string;
  readonly ms: number;
}

export interface RawOptions {
  /** Delay after each piece. */
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
}

function parse(received: Buffer, ms: number): RawAnswer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.subarray(0, end).toString('latin1');
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  const body = received.subarray(end + 4);
  if (body.length < length) return null;
  const text = body.toString();
  const json = /^content-type: application\/json/im.test(head) ? JSON.parse(text) : null;
  return { status: Number(head.split(' ')[1]), body: text, json, head, ms };
}

/** Writes raw bytes in pieces and resolves with the first response, or with status 0. */
export async function sendRaw(
  url: string,
  pieces: Iterable<string | Buffer>,
  { pauseMs = 0, timeoutMs = 10_000 }: RawOptions = {},
): Promise<RawAnswer> {
  const began = performance.now();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = Buffer.alloc(0);
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (parse(received, 0)) resolve();
    });
    socket.on('close', () => resolve());
    // Errors show in the response.
    socket.on('error', () => resolve());
    setTimeout(resolve, timeoutMs).unref();
  });
  const write = async () => {
    await once(socket, 'connect');
    for (const piece of pieces) {
      if (socket.destroyed || parse(received, 0)) return;
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answered]);
      if (pauseMs > 0) await Promise.race([sleep(pauseMs), answered]);
    }
  };
  await Promise.all([write().catch(() => {}), answered]);
  socket.destroy();
  const ms = performance.now() - began;
  return parse(received, ms) ?? { status: 0, body: '', json: null, head: '', ms };
}

/** A complete request; sets Content-Length unless the headers do. */
export function request(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): Buffer {
  const all = { host: 'localhost', 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
}

export interface Part {
  readonly name: string;
  readonly body: Buffer | string;
  /** Without it the part is a plain field. */
  readonly fileName?: string;
  readonly type?: string;
  /** Extra header lines. */
  readonly headers?: string;
}

export const BOUNDARY = 'a-boundary';

/** A multipart body without escaping. */
export function multipart(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const chunks = parts.map(({ name, body, fileName, type = 'image/jpeg', headers = '' }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${type}`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${headers}\r\n`;
    return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

export const upload = (body: Buffer, headers: Record<string, string> = {}): Buffer =>
  request(
    'POST',
    '/api/orders/guest',
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    body,
  );
