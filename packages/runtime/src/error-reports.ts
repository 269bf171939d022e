import { randomUUID } from 'node:crypto';

/** What stands around an error when it is logged: ids alone. */
export type ErrorContext = Readonly<Record<string, string | number>>;

export interface ErrorReports {
  report(error: unknown, message: string, context?: ErrorContext): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

const SEND_MS = 3_000;
/** The same error again within this time says nothing new. */
const QUIET_MS = 60_000;
/** Of a minute; an outage must not become one of the receiver. */
const MOST = 30;
const NODE_FRAME =
  /^ {4}at (?:(?<function>.{1,200}?) \()?(?<file>[^()\s]{1,500}):(?<line>\d{1,9}):(?<column>\d{1,9})\)?$/;

interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

/** Without the folder that the process runs in, oldest call first, as the receivers want it. */
function framesOf(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line): Frame[] => {
    const found = NODE_FRAME.exec(line)?.groups;
    if (!found) return [];
    const filename = (found.file ?? '').replace(/^file:\/\//, '').replace(`${process.cwd()}/`, '');
    const in_app = !filename.startsWith('node:') && !filename.includes('node_modules/.pnpm/');
    return [
      { function: found.function ?? '?', filename, lineno: Number(found.line), colno: Number(found.column), in_app },
    ];
  });
  return frames.toReversed();
}

/**
 * What leaves the process of an error: its type, its code, and where it happened. Never its message: those of Postgres
 * and of providers quote what customers entered.
 */
function exceptionOf(error: unknown) {
  const known = typeof error === 'object' && error !== null ? error : {};
  const text = (name: string) => {
    const value: unknown = Reflect.get(known, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  // Some loggers were given a description instead of the error itself.
  const type = text('name') || text('type') || typeof error;
  return { type, value: text('code'), stacktrace: { frames: framesOf(text('stack')) } };
}

function addressOf(dsn: string): { readonly url: string; readonly key: string } {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [project = '', ...path] = pathname.split('/').filter(Boolean).reverse();
  const prefix = path.reverse().map((step) => `/${step}`);
  return { url: `${protocol}//${host}${prefix.join('')}/api/${project}/envelope/`, key: username };
}

/** Sends errors to an address that takes Sentry's envelopes (Sentry, GlitchTip and others alike). */
export function openErrorReports(service: string, dsn: string): ErrorReports {
  const { url, key } = addressOf(dsn);
  const underWay = new Set<Promise<unknown>>();
  const lastSent = new Map<string, number>();
  let window = { since: 0, sent: 0 };

  /** Whether this one is news, and there is room for it. */
  function isDue(name: string): boolean {
    const now = performance.now();
    if (now - window.since > QUIET_MS) window = { since: now, sent: 0 };
    if (window.sent === 0) lastSent.clear();
    if (lastSent.has(name) || window.sent >= MOST) return false;
    lastSent.set(name, now);
    window.sent += 1;
    return true;
  }

  async function send(event: object): Promise<void> {
    const body = [{ sent_at: new Date().toISOString() }, { type: 'event' }, event].map((part) => JSON.stringify(part));
    const headers = {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=trueseason/1, sentry_key=${key}`,
    };
    await fetch(url, { method: 'POST', headers, body: body.join('\n'), signal: AbortSignal.timeout(SEND_MS) });
  }

  return {
    report: (error, message, context = {}) => {
      const exception = exceptionOf(error);
      const top = exception.stacktrace.frames.at(-1);
      if (!isDue(`${message} ${exception.type} ${exception.value} ${top?.filename}:${top?.lineno}`)) return;
      const sending = send({
        event_id: randomUUID().replaceAll('-', ''),
        timestamp: Date.now() / 1000,
        platform: 'node',
        level: 'error',
        logger: service,
        // Ours, and always the same words.
        transaction: message,
        tags: { service, ...context },
        exception: { values: [exception] },
      });
      // Whoever reports errors must not make any.
      const ended = sending.catch(() => {}).finally(() => underWay.delete(ended));
      underWay.add(ended);
    },
    close: async () => {
      await Promise.all(underWay);
    },
  };
}
