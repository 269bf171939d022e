import { hash as digest, randomBytes } from 'node:crypto';
import { DAY_MS, SESSION_DAYS } from '@trueseason/contracts';
import { beginSession, type Db, findGrant, type GrantLevel, renewSession } from '@trueseason/db';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'ts_session';
/** Browsers take a cookie of this name only from the very host and over TLS, so that no subdomain can plant one. */
const SECURE_COOKIE = `__Host-${COOKIE}`;

/** A token begins with the name of its family, which is told apart from the secret by nothing but its place. */
const FAMILY_BYTES = 12;
const FAMILY = /^[\w-]{16}/;
/** 160 bits: nobody finds one by trying. */
const SECRET_BYTES = 20;
const random = (bytes: number) => randomBytes(bytes).toString('base64url');

const hash = (token: string) => digest('sha256', token, 'base64url');

export interface BrowserSessions {
  /**
   * Lets this browser do this much with an order from now on. Whoever gains a right gets a new session with it: somebody who planted
   * the old one in this browser is left with what it could do before.
   */
  grant(request: FastifyRequest, reply: FastifyReply, orderId: number, level: GrantLevel): Promise<void>;
  /** The same for several orders; none changes nothing. */
  grantAll(request: FastifyRequest, reply: FastifyReply, orderIds: readonly number[], level: GrantLevel): Promise<void>;
  /** Gives a browser without a session one that may see nothing yet. Resolves to its family. */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** Which session this is, if any; for finding what belongs to it. */
  tokenHash(request: FastifyRequest): string | null;
  /** What stays the same through renewals, for counting what a browser does; it opens nothing. */
  family(request: FastifyRequest): string | null;
}

export function createBrowserSessions(db: Db, { secure }: { secure: boolean }): BrowserSessions {
  const name = secure ? SECURE_COOKIE : COOKIE;
  const tokenHash = (request: FastifyRequest) => {
    const token = request.cookies[name];
    return token ? hash(token) : null;
  };
  const readFamily = (request: FastifyRequest) => FAMILY.exec(request.cookies[name] ?? '')?.[0] ?? null;
  /** A token of this browser's family, or of a new one, that it is given with the answer once `keep` has kept its hash. */
  const issue = async (
    request: FastifyRequest,
    reply: FastifyReply,
    keep: (tokenHash: string, expires: Date) => Promise<void>,
  ): Promise<string> => {
    const family = readFamily(request) ?? random(FAMILY_BYTES);
    const token = family + random(SECRET_BYTES);
    const expires = new Date(Date.now() + SESSION_DAYS * DAY_MS);
    await keep(hash(token), expires);
    reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, expires });
    return hash(family);
  };
  const familyOf = (request: FastifyRequest) => {
    const family = readFamily(request);
    return family && hash(family);
  };
  const renew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    orderIds: readonly number[],
    level: GrantLevel,
  ): Promise<void> => {
    const from = tokenHash(request);
    await issue(request, reply, (to, expiresAt) => renewSession(db, { from, to, expiresAt, orderIds, level }));
  };
  return {
    tokenHash,
    family: familyOf,
    begin: async (request, reply) =>
      familyOf(request) ?? issue(request, reply, (to, expires) => beginSession(db, to, expires)),
    grant: async (request, reply, orderId, level) => {
      const current = tokenHash(request);
      const known = current === null ? null : await findGrant(db, current, orderId);
      if (known !== 'own' && known !== level) await renew(request, reply, [orderId], level);
    },
    grantAll: async (request, reply, orderIds, level) => {
      if (orderIds.length > 0) await renew(request, reply, orderIds, level);
    },
  };
}
