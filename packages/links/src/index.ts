import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** Signed tokens in addresses. Each opens one thing: a token of one purpose is worthless for another. */
export interface Links {
  /** The link of a mail: grants its order to the browser that opens it. */
  signOrder(orderId: number): Promise<string>;
  verifyOrder(token: string): Promise<number | null>;
  /**
   * A share link of before they had ids of their own: shows the season as long as the order's share version is the
   * one named. Read until the last has expired, never made.
   */
  verifyShare(token: string): Promise<{ orderId: number; version: number } | null>;
  /** Shows one photo for five minutes. */
  signPhoto(orderId: number, position: number): Promise<string>;
  verifyPhoto(token: string): Promise<{ orderId: number; position: number } | null>;
}

const ISSUER = 'trueseason';
/** People look for old mails for about a year. */
const ORDER_LINK = '365d';
/** Long enough to load a page and short enough to be useless when it leaks. */
const PHOTO_LINK = '5m';

/**
 * @param secret at least 32 characters, shared by the services that write and read links
 * @param previous an older secret whose links still open; nothing is signed with it
 */
export function createLinks(secret: string, previous?: string): Links {
  const encoder = new TextEncoder();
  const key = encoder.encode(secret);
  const readable = previous ? [key, encoder.encode(previous)] : [key];

  const sign = (purpose: string, orderId: number, validFor: string, claims: JWTPayload = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(purpose)
      .setSubject(String(orderId))
      .setExpirationTime(validFor)
      .sign(key);

  /** Null when a token is forged, of another purpose, or expired. */
  const verify = async (purpose: string, token: string) => {
    for (const candidate of readable) {
      try {
        const expected = { issuer: ISSUER, audience: purpose, algorithms: ['HS256'] };
        const { payload } = await jwtVerify(token, candidate, expected);
        const orderId = Number(payload.sub);
        return Number.isSafeInteger(orderId) ? { orderId, claims: payload } : null;
      } catch {
        // Perhaps the older secret signed it.
      }
    }
    return null;
  };

  return {
    signOrder: (orderId) => sign('order', orderId, ORDER_LINK),
    verifyOrder: async (token) => (await verify('order', token))?.orderId ?? null,
    verifyShare: async (token) => {
      const shared = await verify('share', token);
      return shared && { orderId: shared.orderId, version: Number(shared.claims.version) };
    },
    signPhoto: (orderId, position) => sign('photo', orderId, PHOTO_LINK, { position }),
    verifyPhoto: async (token) => {
      const photo = await verify('photo', token);
      const position = Number(photo?.claims.position);
      return photo && Number.isInteger(position) ? { orderId: photo.orderId, position } : null;
    },
  };
}
