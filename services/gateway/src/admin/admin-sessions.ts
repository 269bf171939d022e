import { createHash, createHmac, randomBytes } from 'node:crypto';
import { OPERATOR_SESSION_HOURS } from '@trueseason/contracts';
import { createAdminSession, type Db, endAdminSession, isLiveAdminSession } from '@trueseason/db';
import bcrypt from 'bcryptjs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';

const COOKIE = 'ts_admin';
/** Browsers take a cookie of this name only over TLS. */
const SECURE_COOKIE = `__Secure-${COOKIE}`;
const DEVICE_COOKIE = 'ts_operator_device';
/** Operators who are away for longer count as unknown once. */
const DEVICE_VALID_MS = 180 * 24 * 60 * 60 * 1000;
const VALID_MS = OPERATOR_SESSION_HOURS * 60 * 60 * 1000;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface AdminSessions {
  /** @throws invalid_password */
  login(password: string, reply: FastifyReply): Promise<void>;
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  /** Whether an operator has signed in with this browser before; no proof of who uses it now. */
  isKnownDevice(request: FastifyRequest): boolean;
  /** @throws not_signed_in */
  require(request: FastifyRequest): Promise<void>;
}

/** @param passwordHash bcrypt; without one nobody can sign in */
export function createAdminSessions(
  db: Db,
  { passwordHash, secret, secure }: { passwordHash: string | undefined; secret: string; secure: boolean },
): AdminSessions {
  const name = secure ? SECURE_COOKIE : COOKIE;
  const cookie = { path: '/api', httpOnly: true, sameSite: 'strict', secure } as const;
  const isSignedIn = async (request: FastifyRequest) => {
    const token = request.cookies[name];
    return token !== undefined && isLiveAdminSession(db, hash(token));
  };
  const deviceMark = (until: number) => {
    const mac = createHmac('sha256', secret).update(`operator device until ${until}`).digest('base64url');
    return `${until}.${mac}`;
  };
  return {
    isSignedIn,
    isKnownDevice: (request) => {
      const mark = request.cookies[DEVICE_COOKIE] ?? '';
      const until = Number(mark.split('.', 1)[0]);
      return until > Date.now() && hash(mark) === hash(deviceMark(until));
    },
    login: async (password, reply) => {
      if (!passwordHash || !(await bcrypt.compare(password, passwordHash))) throw new ProblemError('invalid_password');
      const token = randomBytes(32).toString('base64url');
      const expires = new Date(Date.now() + VALID_MS);
      await createAdminSession(db, hash(token), expires);
      reply.setCookie(name, token, { ...cookie, expires });
      const known = new Date(Date.now() + DEVICE_VALID_MS);
      reply.setCookie(DEVICE_COOKIE, deviceMark(known.getTime()), { ...cookie, expires: known });
    },
    logout: async (request, reply) => {
      const token = request.cookies[name];
      if (token) await endAdminSession(db, hash(token));
      reply.clearCookie(name, cookie);
    },
    require: async (request) => {
      if (!(await isSignedIn(request))) throw new ProblemError('not_signed_in');
    },
  };
}
