import { hash as digest, randomBytes } from 'node:crypto';
import { DAY_MS, SESSION_DAYS } from '@trueseason/contracts';
import {
  endBrowserSession,
  findGrant,
  type GrantLevel,
  type RenewedSession,
  renewSession,
} from '@trueseason/shop/access';
import type { Database } from '@trueseason/shop/database';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'ts_session';
/** Browsers accept this cookie name only from the exact host over TLS, so no subdomain can set it. */
const SECURE_COOKIE = `__Host-${COOKIE}`;

/** A token is its family followed by the secret, split by position. */
const FAMILY_BYTES = 12;
const FAMILY = /^[\w-]{16}/;
/** 160 bits: not guessable. */
const SECRET_BYTES = 20;
const random = (bytes: number) => randomBytes(bytes).toString('base64url');

const hash = (token: string) => digest('sha256', token, 'base64url');

export type BrowserSessions = ReturnType<typeof createBrowserSessions>;

export function createBrowserSessions(db: Database, { secure }: { secure: boolean }) {
  const name = secure ? SECURE_COOKIE : COOKIE;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const tokenHash = (request: FastifyRequest) => {
    const token = request.cookies[name];
    return token ? hash(token) : null;
  };
  const readFamily = (request: FastifyRequest) => FAMILY.exec(request.cookies[name] ?? '')?.[0] ?? null;
  /** Stays the same across renewals; used for rate limits and grants nothing. */
  const familyOf = (request: FastifyRequest) => {
    const family = readFamily(request);
    return family && hash(family);
  };
  /** A session in this browser's family, or a new one; its cookie is sent when it is stored. */
  const prepare = (request: FastifyRequest, orderIds: readonly number[], level: GrantLevel) => {
    const family = readFamily(request) ?? random(FAMILY_BYTES);
    const token = family + random(SECRET_BYTES);
    const expires = new Date(Date.now() + SESSION_DAYS * DAY_MS);
    const hashes = { from: tokenHash(request), to: hash(token), family: hash(family) };
    const session: RenewedSession = { ...hashes, expiresAt: expires, orderIds, level };
    return {
      session,
      send: (reply: FastifyReply) => void reply.setCookie(name, token, { ...cookie, expires }),
    };
  };
  const renew = async (request: FastifyRequest, reply: FastifyReply, ids: readonly number[], level: GrantLevel) => {
    const { session, send } = prepare(request, ids, level);
    await renewSession(db, session);
    send(reply);
    return session.family;
  };
  return {
    tokenHash,
    family: familyOf,
    /** Starts an empty session for a browser without one. Resolves to its family. */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<string> =>
      familyOf(request) ?? renew(request, reply, [], 'own'),
    /** Ends all of this browser's sessions and clears the cookie. */
    end: async (request: FastifyRequest, reply: FastifyReply) => {
      const current = tokenHash(request);
      if (current) await endBrowserSession(db, current);
      reply.clearCookie(name, cookie);
    },
    /** Grants access to an order. Each grant issues a new session, so a planted (fixed) session gains nothing. */
    grant: async (request: FastifyRequest, reply: FastifyReply, orderId: number, level: GrantLevel) => {
      const current = tokenHash(request);
      const currentLevel = current === null ? null : await findGrant(db, current, orderId);
      if (currentLevel !== 'own' && currentLevel !== level) await renew(request, reply, [orderId], level);
    },
    /** The same for a new order: store the session in its transaction, then send the cookie. */
    prepare: (request: FastifyRequest, orderId: number) => prepare(request, [orderId], 'own'),
    /** The same for several orders; an empty list changes nothing. */
    grantAll: async (request: FastifyRequest, reply: FastifyReply, ids: readonly number[], level: GrantLevel) => {
      if (ids.length > 0) await renew(request, reply, ids, level);
    },
  };
}
