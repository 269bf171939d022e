import { API, type Call } from '@trueseason/contracts';
import { Histogram, type Registry } from '@trueseason/platform/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A `transfer` takes as long as the client's connection, so its duration raises no alert. */
type Kind = 'call' | 'transfer' | 'page' | 'file';

/** Labels calls by route pattern; files and pages share one label to bound the number of series. */
function routeOf(request: FastifyRequest, status = 0): { kind: Kind; route: string } {
  const { url, config } = request.routeOptions;
  if (request.is404 || !url || url === '/*') return { kind: 'page', route: status < 400 ? 'page' : 'unknown' };
  if (!config.call) return url.startsWith('/api/') ? { kind: 'call', route: url } : { kind: 'file', route: 'file' };
  const call: Call = API[config.call];
  if (call.returns === 'page') return { kind: 'page', route: url };
  // Photos as data URLs are sent in JSON.
  const carriesFiles =
    call.files || config.call === 'startFreeAnalysis' || call.returns === 'pdf' || call.returns === 'image';
  return { kind: carriesFiles ? 'transfer' : 'call', route: url };
}

/** Counts and times every request, from its headers to the last byte of the response. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From request headers to end of response',
    labelNames: ['kind', 'method', 'route', 'status'],
    // The upload screen waits half a second for a verdict; a call over a few seconds feels broken.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers: [registry],
  });
  const startedAt = new WeakMap<FastifyRequest, number>();
  const observe = (request: FastifyRequest, statusCode?: number) => {
    const seconds = (performance.now() - (startedAt.get(request) ?? performance.now())) / 1000;
    // Aborted requests count with their waiting time: a gateway that clients give up on must not look fast.
    const status = statusCode ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
    duration.observe({ ...routeOf(request, statusCode), method: request.method, status }, seconds);
  };
  // Callbacks instead of async: these hooks run on every request.
  app.addHook('onRequest', (request, _reply, done) => {
    startedAt.set(request, performance.now());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    observe(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', async (request) => observe(request));
}
