import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import bcrypt from 'bcryptjs';

export interface ScryptCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}
/** OWASP's third scrypt option (November 2026): 32 MB per guess instead of 128. */
const COST: ScryptCost = { logN: 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 2 ** 20;
const KEY_BYTES = 32;

const derive = (secret: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** logN, r, p, maxmem: MAX_MEMORY };
    scrypt(secret.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** `scrypt$15$8$3$salt$key`: includes the cost, which may change later. */
export async function hashSecret(secret: string, cost: ScryptCost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const FORM = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** Takes the same time without a hash, so names are not revealed. */
export async function verifySecret(secret: string, hash: string | null | undefined): Promise<boolean> {
  if (hash?.startsWith('$2')) return bcrypt.compare(secret, hash);
  const [, logN, r, p, salt = '', key = ''] = FORM.exec(hash ?? '') ?? [];
  const cost = key ? { logN: Number(logN), r: Number(r), p: Number(p) } : COST;
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(secret, Buffer.from(salt, 'base64url'), cost);
  return expected.length === KEY_BYTES && timingSafeEqual(derived, expected);
}
