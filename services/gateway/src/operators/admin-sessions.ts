import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type OperatorRights, STEP_UP_MINUTES } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import {
  claimCodeTry,
  confirmSession,
  endOperatorSession,
  findOperatorSession,
  type OperatorSession,
  startOperatorSession,
} from '@trueseason/shop/operators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';

const COOKIE = 'ts_admin';
const DEVICE_COOKIE = 'ts_operator_device';
/** Browsers accept this cookie name only from the exact host over TLS, so no subdomain can set it. */
const hostOnly = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
/** Operators away for longer must prove who they are again. */
const DEVICE_VALID_MS = 180 * 24 * 60 * 60 * 1000;

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Digests have equal length, so the comparison leaks nothing about the text. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const isFresh = (at: Date | null): boolean => (at?.getTime() ?? 0) > Date.now() - STEP_UP_MINUTES * 60 * 1000;

/** @throws not_signed_in, not_permitted, step_up_required, confirmation_required */
export function requireRights(session: OperatorSession | null, { roles, stepUp }: OperatorRights): OperatorSession {
  if (!session) throw new ProblemError('not_signed_in');
  if (!roles.some((role) => session.roles.includes(role))) throw new ProblemError('not_permitted');
  const { signedInAt, confirmedAt } = session;
  if (!stepUp || isFresh(signedInAt)) return session;
  if (stepUp === 'sign-in') throw new ProblemError('step_up_required');
  if (!isFresh(confirmedAt)) throw new ProblemError('confirmation_required');
  return session;
}

export function createAdminSessions(
  db: Database,
  { secret, secure }: { readonly secret: string; readonly secure: boolean },
) {
  const name = hostOnly(COOKIE, secure);
  const deviceName = hostOnly(DEVICE_COOKIE, secure);
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const signDevice = (until: number) => {
    const mac = createHmac('sha256', secret).update(`operator device until ${until}`).digest('base64url');
    return `${until}.${mac}`;
  };
  const endCurrentSession = (request: FastifyRequest) => endOperatorSession(db, request.cookies[name]);
  return {
    find: (request: FastifyRequest) => findOperatorSession(db, request.cookies[name]),
    /** Whether an operator has signed in with this browser before; not proof of who is using it now. */
    isKnownDevice: (request: FastifyRequest) => {
      const deviceToken = request.cookies[deviceName] ?? '';
      const until = Number(deviceToken.split('.', 1)[0]);
      return until > Date.now() && isSame(deviceToken, signDevice(until));
    },
    /** Replaces this browser's session: operators also sign in again to confirm who they are. */
    start: async (operator: string, request: FastifyRequest, reply: FastifyReply) => {
      const { token, expires } = await startOperatorSession(db, operator);
      await endCurrentSession(request);
      reply.setCookie(name, token, { ...cookie, expires });
      const deviceExpiry = new Date(Date.now() + DEVICE_VALID_MS);
      reply.setCookie(deviceName, signDevice(deviceExpiry.getTime()), { ...cookie, expires: deviceExpiry });
    },
    /** Before a code is checked. False once there were too many wrong ones, which ends the session. */
    claimCodeTry: (request: FastifyRequest) => claimCodeTry(db, request.cookies[name]),
    confirm: (request: FastifyRequest) => confirmSession(db, request.cookies[name]),
    end: async (request: FastifyRequest, reply: FastifyReply) => {
      await endCurrentSession(request);
      reply.clearCookie(name, cookie);
    },
  };
}
