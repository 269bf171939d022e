import { Server } from 'node:http';
import { registerHooks } from 'node:module';

/*
 * Loaded before a process of a release on trial, and makes it a bad one: RELEASE_FAULT says how. Releases whose
 * configuration makes them bad need none of this.
 */

/** A request of a customer takes one or two milliseconds. */
const SLOW_MS = 40;
const CRASH_AFTER_MS = 20_000;

type Respond = (url: string, end: (status: number) => void, go: () => void) => void;

/** Answers, delays or ends what the process's servers are asked. */
function onRequest(respond: Respond): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const go = () => Reflect.apply(emit, this, [event, ...args]);
    const [request, response] = args as [{ url?: string }, { writeHead(status: number): { end(): void } }];
    const url = request?.url ?? '';
    // The health server's own.
    if (event !== 'request' || /^\/(?:healthz|readyz|metrics)$/.test(url)) return go();
    respond(url, (status) => response.writeHead(status).end(), go);
    return true;
  };
}

/** Changes a compiled module when it is loaded. */
function patch(path: string, from: RegExp, to: string): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith(path)) return loaded;
      const source = String(loaded.source);
      if (!from.test(source)) throw new Error(`${path} has nothing like ${from}`);
      return { ...loaded, source: source.replace(from, to) };
    },
  });
}

const FAULTS: Readonly<Record<string, () => void>> = {
  'upload answers 500': () => onRequest((url, end, go) => (url === '/api/orders/guest' ? end(500) : go())),
  'ten times slower': () => onRequest((_url, _end, go) => setTimeout(go, SLOW_MS)),
  'crash on the first request': () => onRequest(() => process.exit(1)),
  'crash after 20 s': () => void setTimeout(() => process.exit(1), CRASH_AFTER_MS),
  'cards never settle': () => patch('/payment/settle-intent.js', /intent\.status !== "succeeded"/, 'true'),
  'lost webhooks': () => onRequest((url, end, go) => (url === '/api/webhooks/stripe' ? end(200) : go())),
  'other seasons': () =>
    patch('/compose-result.js', /=> projectResult\((.*)\);/, '=> ({ ...projectResult($1), season: "Soft Autumn" });'),
  'blank reports': () => patch('/renderer.js', /page\.setContent\(html,/, 'page.setContent("",'),
  'policy that blocks scripts': () => patch('/http/security-headers.js', /scriptSrc: \[\s*"'self'",/, 'scriptSrc: ['),
  'failed migration': () => patch('/migrations/0001-initial.js', /$/, '\nthrow new Error("a migration that fails");'),
};
FAULTS[process.env.RELEASE_FAULT ?? '']?.();
