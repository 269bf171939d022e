const NAME = 'ts_ops';
/** Not `Secure`, because the dashboards are used over loopback or a tunnel. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';
const COOKIE = /(?:^|; )ts_ops=([\w-]{1,64})(?:;|$)/;

export const readSessionToken = (cookies: string | undefined): string | undefined => COOKIE.exec(cookies ?? '')?.[1];

export const sessionCookie = (token: string, expires: Date): string =>
  `${NAME}=${token}; Expires=${expires.toUTCString()}; ${ATTRIBUTES}`;

export const clearedCookie: string = sessionCookie('', new Date(0));
