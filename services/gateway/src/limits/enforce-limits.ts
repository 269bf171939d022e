import {
  API,
  type Call,
  type CallName,
  EFFECT_LIMITS,
  EVERY_CALL,
  EVERY_REQUEST,
  keysOf,
  type Limit,
  REQUEST_COST,
} from '@trueseason/contracts';
import type { Registry } from '@trueseason/platform/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey, networkKey } from './address-key.ts';
import { admitRequests } from './admit-requests.ts';
import { countAsFailure, giveBackSuccesses } from './failures.ts';
import { createKeyHasher } from './key-hasher.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { createLimitScale } from './limit-scale.ts';
import { createLimiter } from './limiter.ts';
import { exposeMemoryBudget } from './memory-metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName;
  }
}

const emailOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.trim().toLowerCase()
    : null;

const hasCode = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('code' in body && body.code !== '') || ('promoCode' in body && body.promoCode !== '' && body.promoCode !== null));

const SHARED_COUNTERS = ['codes', 'mails'] as const;
const isShared = (of: string): boolean => SHARED_COUNTERS.some((kind) => kind === of);

const isAsset = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/assets/') ?? false;

function worthOf({ of }: Limit, request: FastifyRequest): number {
  if (of === 'cost') return isAsset(request) ? REQUEST_COST.asset : REQUEST_COST.other;
  return of === 'megabytes' ? Math.ceil(Number(request.headers['content-length'] ?? 0) / 2 ** 20) : 1;
}

type LimitDeps = Pick<GatewayDeps, 'limiter' | 'sessions' | 'adminSessions' | 'config'>;
type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** The key by which uses are counted; null if the limit does not apply. */
function createKeys({ sessions, adminSessions, config }: Omit<LimitDeps, 'limiter'>) {
  const hashKey = createKeyHasher(config.LINK_SECRET);
  const keys: Readonly<Record<Limit['per'], (request: FastifyRequest) => string | null>> = {
    address: ({ ip }) => hashKey(addressKey(ip)),
    network: ({ ip }) => hashKey(networkKey(ip)),
    'unknown-devices': (request) => (adminSessions.isKnownDevice(request) ? null : 'all'),
    session: sessions.family,
    email: ({ body }) => {
      const email = emailOf(body);
      return email === null ? null : hashKey(email);
    },
    'address-and-email': ({ ip, body }) => {
      const email = emailOf(body);
      return email === null ? null : hashKey(`${addressKey(ip)} ${email}`);
    },
  };
  return keys;
}

/** Counters are named by what counts, and by whom. */
export const counterName = (name: string, limit: Limit): string => `${name}:${limit.per}:${limit.of ?? 'calls'}`;

interface CounterLimits {
  /** The counter's name: the call, or a name shared by several calls. */
  readonly name: string;
  readonly limits: readonly Limit[];
}

/** Limits by email address and code need the body. */
export function sortLimits(name: CallName): {
  beforeBody: readonly CounterLimits[];
  afterBody: readonly CounterLimits[];
} {
  const { limits = [], effects, access }: Call = API[name];
  const limitsByCounter = (needsBody: boolean) => {
    const matchingLimits = limits.filter(({ per, of }) => (per.endsWith('email') || of === 'codes') === needsBody);
    const ownLimits = matchingLimits.filter(({ of = 'calls' }) => !isShared(of));
    const sharedLimits = SHARED_COUNTERS.map((kind) => ({
      name: kind,
      limits: matchingLimits.filter(({ of }) => of === kind),
    }));
    return [{ name, limits: ownLimits }, ...sharedLimits].filter((counter) => counter.limits.length > 0);
  };
  const isTrusted = access.who === 'operator' || access.who === 'provider';
  const effectLimits = isTrusted ? [] : effects.map((effect) => ({ name: effect, limits: EFFECT_LIMITS[effect] }));
  return { beforeBody: [...limitsByCounter(false), ...effectLimits], afterBody: limitsByCounter(true) };
}

function refuse(reply: FastifyReply, wait: number): never {
  reply.header('retry-after', wait);
  throw new ProblemError('too_many_requests');
}

/** Counts a use by each limit, until one is exceeded: then it returns the seconds to wait, else 0. */
export function createUseCounter(deps: LimitDeps) {
  const keys = createKeys(deps);
  const scaleLimit = createLimitScale(deps.config);
  return async (
    request: FastifyRequest,
    name: string,
    limits: readonly Limit[],
    counter = deps.limiter,
  ): Promise<number> => {
    for (const limit of limits) {
      const key = keys[limit.per](request);
      if (key === null) continue;
      const { max, minutes } = limit;
      const worth = worthOf(limit, request);
      const counting = [counterName(name, limit), key, scaleLimit(max), minutes * 60, worth] as const;
      const wait = await counter.count(...counting);
      if (limit.of === 'failures') countAsFailure(request, () => counter.giveBack(...counting));
      if (wait > 0) return wait;
    }
    return 0;
  };
}

/** Applies rate limits to every request. Cheap checks run before the body is read. */
export function enforceLimits(
  app: FastifyInstance,
  deps: LimitDeps & Pick<GatewayDeps, 'memoryBudget'>,
  registry: Registry,
): void {
  const count = createUseCounter(deps);
  const limitsByCall = new Map(keysOf(API).map((name) => [name, sortLimits(name)]));

  const countUse = async (reply: FastifyReply, ...use: Tail<Parameters<typeof count>>): Promise<void> => {
    const wait = await count(reply.request, ...use);
    if (wait > 0) refuse(reply, wait);
  };
  /** For limits that protect this process: counted in memory, without Redis. */
  const processLimiter = createLimiter();

  app.addHook('onRequest', async (request, reply) => {
    // Pipelined behind another request, as no browser or proxy does; a connection could hold any number.
    if (!reply.raw.socket) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    // Already disconnected, so no address to count by.
    if (request.raw.socket.remoteAddress === undefined) throw new ProblemError('bad_request');
    const { call } = request.routeOptions.config;
    // Genuine provider events are not limited; forged ones are, separately.
    if (call && API[call].access.who === 'provider') return;
    await countUse(reply, 'every-request', [EVERY_REQUEST], processLimiter);
    if (!call) return;
    await countUse(reply, 'every-call', [EVERY_CALL], processLimiter);
    for (const { name, limits } of limitsByCall.get(call)?.beforeBody ?? []) await countUse(reply, name, limits);
  });
  giveBackSuccesses(app);
  admitRequests(app, deps.memoryBudget);
  exposeMemoryBudget(registry, deps.memoryBudget);
  limitConcurrency(app, ({ ip }) => addressKey(ip));
  app.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    for (const { name, limits } of limitsByCall.get(call)?.afterBody ?? []) {
      if (name !== 'codes' || hasCode(request.body)) await countUse(reply, name, limits);
    }
  });
}
