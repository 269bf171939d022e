import { createHash, randomBytes } from 'node:crypto';
import { createSession, type Db, grantOrder, hasGrant, isLiveSession } from '@trueseason/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

const COOKIE = 'ts_session';
/** Browsers take a cookie of this name only from the very host and over TLS, so that no subdomain can plant one. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as photos are kept after completion, doubled: results stay at hand on the same device. */
const VALID_DAYS = 60;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface BrowserSessions {
  /** Lets this browser see an order from now on, starting a session if it has none. */
  grant(request: FastifyRequest, reply: FastifyReply, orderId: number): Promise<void>;
  /** Which session this is, if any; for finding what belongs to it. */
  tokenHash(request: FastifyRequest): string | null;
  /** @throws order_not_found without a grant, so that ids cannot be probed */
  require(request: FastifyRequest, orderId: number): Promise<void>;
}

export function createBrowserSessions(db: Db, { secure }: { secure: boolean }): BrowserSessions {
  const name = secure ? SECURE_COOKIE : COOKIE;
  const tokenHash = (request: FastifyRequest) => {
    const token = request.cookies[name];
    return token ? hash(token) : null;
  };
  return {
    tokenHash,
    grant: async (request, reply, orderId) => {
      const current = tokenHash(request);
      if (current && (await isLiveSession(db, current))) return grantOrder(db, current, orderId);
      const token = randomBytes(32).toString('base64url');
      const expires = new Date(Date.now() + VALID_DAYS * DAY_MS);
      await createSession(db, hash(token), expires);
      await grantOrder(db, hash(token), orderId);
      reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, expires });
    },
    require: async (request, orderId) => {
      const current = tokenHash(request);
      if (!current || !(await hasGrant(db, current, orderId))) throw new ProblemError('order_not_found');
    },
  };
}
