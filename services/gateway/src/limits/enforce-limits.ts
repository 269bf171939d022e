import {
  API,
  type Call,
  type CallName,
  EVERY_CALL,
  EVERY_REQUEST,
  keysOf,
  type Limit,
  REQUEST_COST,
} from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey } from './address-key.ts';
import { blindKey } from './blind-key.ts';
import { boundBodies } from './bound-bodies.ts';
import { createLimiter } from './limiter.ts';
import { scaledBy } from './scaled.ts';
import { createTurns, takeTurnsByAddress } from './turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which row of the contract's table a route serves. */
    call?: CallName;
  }
}

const emailOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.trim().toLowerCase()
    : null;

/** Whether a body asks what a promo code is worth. */
const hasCode = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('code' in body && body.code !== '') || ('promoCode' in body && body.promoCode !== '' && body.promoCode !== null));

/** What is counted over all calls together. */
const TOGETHER = ['codes', 'mails'] as const;
const isTogether = (of: string): boolean => TOGETHER.some((kind) => kind === of);

/** A file of the build that is there: each has a route of its own. */
const isAsset = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/assets/') ?? false;

/** What a use counts for: itself, the megabytes that it announces, or what it costs. */
function worthOf({ of }: Limit, request: FastifyRequest): number {
  if (of === 'cost') return isAsset(request) ? REQUEST_COST.asset : REQUEST_COST.other;
  return of === 'megabytes' ? Math.ceil(Number(request.headers['content-length'] ?? 0) / 2 ** 20) : 1;
}

type LimitDeps = Pick<GatewayDeps, 'limiter' | 'sessions' | 'adminSessions' | 'config'>;

/** Whose uses count together; null for who is not meant. */
function createKeys({ sessions, adminSessions, config }: LimitDeps) {
  const blind = blindKey(config.LINK_SECRET);
  const keys: Readonly<Record<Limit['per'], (request: FastifyRequest) => string | null>> = {
    address: ({ ip }) => blind(addressKey(ip)),
    'unknown-devices': (request) => (adminSessions.isKnownDevice(request) ? null : 'all'),
    session: sessions.family,
    email: ({ body }) => {
      const email = emailOf(body);
      return email === null ? null : blind(email);
    },
    'address-and-email': ({ ip, body }) => {
      const email = emailOf(body);
      return email === null ? null : blind(`${addressKey(ip)} ${email}`);
    },
  };
  return keys;
}

interface Held {
  /** Under what they are counted: the row itself, or what many rows are counted by together. */
  readonly name: string;
  readonly limits: readonly Limit[];
}

/** A row's limits, by when they can be held: those of an e-mail address and of codes need the body. */
function sortLimits(name: CallName): { beforeBody: readonly Held[]; afterBody: readonly Held[] } {
  const { limits = [] }: Call = API[name];
  const held = (byBody: boolean) => {
    const meant = limits.filter(({ per, of }) => (per.endsWith('email') || of === 'codes') === byBody);
    const alone = meant.filter(({ of = 'calls' }) => !isTogether(of));
    const together = TOGETHER.map((kind) => ({ name: kind, limits: meant.filter(({ of }) => of === kind) }));
    return [{ name, limits: alone }, ...together].filter((one) => one.limits.length > 0);
  };
  return { beforeBody: held(false), afterBody: held(true) };
}

function refuse(reply: FastifyReply, wait: number): never {
  reply.header('retry-after', wait);
  throw new ProblemError('too_many_requests');
}

/** Holds every request to its limits. Those that cost nothing to check come before the body is read. */
export function enforceLimits(app: FastifyInstance, deps: LimitDeps): void {
  const { limiter, config } = deps;
  const keys = createKeys(deps);
  const scaled = scaledBy(config);
  const rows = new Map(keysOf(API).map((name) => [name, sortLimits(name)]));

  const hold = async (reply: FastifyReply, name: string, limits: readonly Limit[]): Promise<void> => {
    for (const limit of limits) {
      const key = keys[limit.per](reply.request);
      if (key === null) continue;
      const { max, minutes, of = 'calls' } = limit;
      const worth = worthOf(limit, reply.request);
      const wait = await limiter.count(`${name}:${limit.per}:${of}`, key, scaled(max), minutes * 60, worth);
      if (wait > 0) refuse(reply, wait);
    }
  };
  /**
   * These guard this process itself, so they are counted here and cost no trip to Redis. What they count by leaves this
   * memory within the minute, so it need not be hidden.
   */
  const own = createLimiter();
  const household = ({ ip }: FastifyRequest) => addressKey(ip);
  const holdOwn = async (reply: FastifyReply, name: string, limit: Limit): Promise<void> => {
    const { max, minutes } = limit;
    const worth = worthOf(limit, reply.request);
    const wait = await own.count(name, household(reply.request), scaled(max), minutes * 60, worth);
    if (wait > 0) refuse(reply, wait);
  };
  const turns = createTurns(household, scaled);

  app.addHook('onRequest', async (request, reply) => {
    // Gone before anybody looked: there is no address to count by, and nobody to answer.
    if (request.raw.socket.remoteAddress === undefined) throw new ProblemError('bad_request');
    const { call } = request.routeOptions.config;
    // Genuine events of providers come as fast as customers buy; forged ones have a limit of their own.
    if (call && API[call].access.who === 'provider') return;
    await holdOwn(reply, 'every-request', EVERY_REQUEST);
    if (!call) return;
    await holdOwn(reply, 'every-call', EVERY_CALL);
    for (const { name, limits } of rows.get(call)?.beforeBody ?? []) await hold(reply, name, limits);
    turns.ofAddress(call, reply);
  });
  takeTurnsByAddress(app, household);
  boundBodies(app, household);
  app.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    for (const { name, limits } of rows.get(call)?.afterBody ?? []) {
      if (name !== 'codes' || hasCode(request.body)) await hold(reply, name, limits);
    }
    await turns.ofEveryone(call, reply);
  });
}
