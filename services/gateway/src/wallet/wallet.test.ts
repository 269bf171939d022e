import { createHash, generateKeyPairSync } from 'node:crypto';
import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { unzipSync } from 'fflate';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readGatewayConfig } from '../config.ts';
import { flowsOf, someResult } from '../testing/flows.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { appleEnv, applePair, googleAccount, verifyDetached } from '../testing/wallet-keys.ts';
import { readGoogleKeys } from './google-keys.ts';
import { googlePassUrl } from './google-pass.ts';
import { passContent } from './pass-content.ts';

const pair = applePair();
const account = googleAccount();
let gateway: TestGateway;
let bare: TestGateway;
beforeAll(async () => {
  [gateway, bare] = await Promise.all([startTestGateway({ ...appleEnv(pair), ...account.env }), startTestGateway()]);
  kept = await flows.placeDelivered('someone@example.com');
});
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all([gateway.close(), bare.close()]);
});
const flows = flowsOf(() => gateway);

const json = (bytes: Uint8Array | undefined) => JSON.parse(Buffer.from(bytes ?? []).toString());

/** A bought and delivered order, shared by read-only tests. */
let kept: Awaited<ReturnType<typeof flows.placeDelivered>>;
async function applePassOf({ browser, id } = kept) {
  const answer = await browser.call('GET', `/api/orders/${id}/apple-pass`);
  return { answer, files: unzipSync(new Uint8Array(answer.bytes)) };
}

describe('an Apple Wallet pass', () => {
  it('signs a manifest with the hash of every file', async () => {
    const { answer, files } = await applePassOf();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { 'manifest.json': manifest = new Uint8Array(), signature = new Uint8Array(), ...rest } = files;
    const hashes = Object.entries(rest).map(([name, data]) => [name, createHash('sha1').update(data).digest('hex')]);
    expect(json(manifest)).toEqual(Object.fromEntries(hashes));
    // Prints the signed content; throws if the signature or its issuer does not match.
    expect(verifyDetached(manifest, signature, pair.wwdr)).toBe(Buffer.from(manifest).toString());
    expect(() => verifyDetached(Buffer.from('{}'), signature, pair.wwdr)).toThrow(/digest failure/);
    expect(() => verifyDetached(manifest, signature, applePair().wwdr)).toThrow(/certificate verify error/);
  });

  it('has everything Apple requires, with the names in the certificate', async () => {
    const { files } = await applePassOf();
    const pass = json(files['pass.json']);
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.palette',
      teamIdentifier: 'TEAM123456',
      organizationName: 'TrueSeason',
      description: 'The colors of Soft Summer',
    });
    expect(pass.serialNumber).toMatch(/^[0-9a-f]{32}$/);
    expect(pass.storeCard.secondaryFields).toEqual([{ key: 'season', label: 'YOUR SEASON', value: 'Soft Summer' }]);
  });

  it.each([
    ['icon', 29, 29],
    ['logo', 50, 50],
    ['strip', 375, 144],
  ])('has its %s for every screen', async (name, width, height) => {
    const { files } = await applePassOf();
    for (const [ending, scale] of [
      ['', 1],
      ['@2x', 2],
      ['@3x', 3],
    ] as const) {
      const { format, ...size } = await sharp(files[`${name}${ending}.png`]).metadata();
      expect([format, size.width, size.height]).toEqual(['png', width * scale, height * scale]);
    }
  });

  it('shows six colors of the result', async () => {
    const { files } = await applePassOf();
    const { data, info } = await sharp(files['strip@3x.png']).raw().toBuffer({ resolveWithObject: true });
    const hexes = Array.from({ length: 6 }, (_, i) => {
      const at = (info.width * 200 + Math.floor((info.width * (2 * i + 1)) / 12)) * info.channels;
      return `#${data
        .subarray(at, at + 3)
        .toString('hex')
        .toUpperCase()}`;
    });
    expect(hexes).toEqual(
      someResult.overview.signatureColors.slice(0, 6).map((text) => text.slice(0, 7).toUpperCase()),
    );
  });

  it('never appears on a lock screen, and names no person', async () => {
    const { files } = await applePassOf();
    const pass = json(files['pass.json']);
    for (const key of [
      'barcode',
      'barcodes',
      'relevantDate',
      'relevantDates',
      'locations',
      'beacons',
      'webServiceURL',
      'nfc',
    ]) {
      expect(pass).not.toHaveProperty(key);
    }
    const text = JSON.stringify(pass);
    expect(text).not.toContain(String(kept.id));
    expect(text).not.toMatch(/someone|example\.com|\/open\/|\/results|eyJ/);
    expect(text.match(/https?:[^"\\]*/g)).toEqual([`${gateway.url}/lookup`]);
  });

  it('replaces the previous one of the same order only', async () => {
    const serials = await Promise.all(
      [kept, kept, await flows.placeDelivered()].map(
        async (one) => json((await applePassOf(one)).files['pass.json']).serialNumber,
      ),
    );
    expect(serials[0]).toBe(serials[1]);
    expect(serials[0]).not.toBe(serials[2]);
  });
});

const CONTENT = { issuer: '3388000000022812345', aud: 'google' } as const;

describe('a Google Wallet pass', () => {
  it('is a URL with the whole pass, signed by the service account', async () => {
    const { browser, id } = kept;
    const { json: answer } = await browser.call('GET', `/api/orders/${id}/google-pass`);
    const [, jwt = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(answer.url) ?? [];
    expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'RS256', typ: 'JWT', kid: account.file.private_key_id });
    const { payload } = await jwtVerify<{ payload: Record<string, Record<string, unknown>[]> }>(
      jwt,
      account.publicKey,
      {
        issuer: account.file.client_email,
        audience: CONTENT.aud,
      },
    );
    expect(payload).toMatchObject({ typ: 'savetowallet', iat: expect.any(Number) });
    const { genericClasses: [kind] = [], genericObjects: [object] = [] } = payload.payload;
    expect(kind).toEqual({ id: `${CONTENT.issuer}.palette` });
    const words = (value: string) => ({ defaultValue: { language: 'en-US', value } });
    // Google requires `id`, `classId`, `cardTitle` and `header`.
    expect(object).toMatchObject({
      id: expect.stringMatching(/^3388000000022812345\.[0-9a-f]{32}$/),
      classId: kind?.id,
      cardTitle: words('TrueSeason'),
      header: words('Soft Summer'),
      heroImage: { sourceUri: { uri: `${gateway.url}/wallet/soft-summer.png` } },
      logo: { sourceUri: { uri: `${gateway.url}/icon-maskable.png` } },
      hexBackgroundColor: expect.stringMatching(/^#[0-9A-F]{6}$/),
    });
    const text = JSON.stringify(payload);
    expect(text).not.toContain(String(id));
    expect(text).not.toMatch(/someone|\/open\/|\/results|barcode/);
  });

  it.each(SEASON_NAMES)('is short enough for browsers and mail clients: %s', async (season) => {
    const keys = readGoogleKeys(account.env);
    if (!keys) throw new Error('no keys');
    const content = passContent(resultFixture(season), 9_999_999_999, 'secret');
    const url = await googlePassUrl(keys, content, 'https://www.a-shop-with-a-name.example');
    expect(url.length).toBeLessThanOrEqual(1800);
  });
});

describe('access to a pass', () => {
  it('is for everyone who may read the result', async () => {
    const { browser, id } = kept;
    const unpaid = await flows.placeAnalyzed();
    for (const wallet of ['apple', 'google']) {
      expect((await gateway.newBrowser().call('GET', `/api/orders/${id}/${wallet}-pass`)).status).toBe(404);
      expect((await unpaid.browser.call('GET', `/api/orders/${unpaid.id}/${wallet}-pass`)).status).toBe(402);
      expect((await browser.call('GET', `/api/orders/${id}/${wallet}-pass`)).status).toBe(200);
    }
    expect((await browser.call('GET', '/api/config')).json.wallets).toEqual({ apple: true, google: true });
  });

  it('is off without keys', async () => {
    const { browser, id } = await flowsOf(() => bare).placeDelivered();
    expect((await browser.call('GET', '/api/config')).json.wallets).toEqual({ apple: false, google: false });
    for (const wallet of ['apple', 'google']) {
      const { status, json: body } = await browser.call('GET', `/api/orders/${id}/${wallet}-pass`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });

  it('is off once the certificate has expired, without errors', async () => {
    const { browser, id } = kept;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 366 * 24 * 60 * 60 * 1000);
    expect(gateway.deps.wallets.offered()).toEqual({ apple: false, google: true });
    expect(await gateway.deps.wallets.apple(someResult, id)).toBeNull();
    vi.restoreAllMocks();
    expect((await browser.call('GET', `/api/orders/${id}/apple-pass`)).status).toBe(200);
  });
});

const ENV = {
  DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/c',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PUBLIC_URL: 'https://company.com',
  LINK_SECRET: 'a-link-secret-of-more-than-32-characters',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const start = (env: Record<string, string>) => () => readGatewayConfig({ ...ENV, ...env });
const rsa = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
const elliptic = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

describe('invalid keys stop the start', () => {
  const apple = appleEnv(pair);
  it('accepts keys in PEM, with escaped line breaks, and in base64', () => {
    expect(start({ ...apple, APPLE_PASS_KEY: pair.key })).not.toThrow();
    expect(start({ ...apple, APPLE_PASS_KEY: pair.key.replaceAll('\n', '\\n') })).not.toThrow();
    expect(start({ ...account.env, GOOGLE_WALLET_KEY: JSON.stringify(account.file) })).not.toThrow();
  });
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a part alone',
      { APPLE_PASS_KEY: apple.APPLE_PASS_KEY },
      /missing: APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE/,
    ],
    ['nonsense', { ...apple, APPLE_PASS_CERTIFICATE: 'nonsense' }, /APPLE_PASS_CERTIFICATE is not a certificate/],
    ['a key that is none', { ...apple, APPLE_PASS_KEY: 'nonsense' }, /APPLE_PASS_KEY is not a private key/],
    ['another key', { ...apple, APPLE_PASS_KEY: rsa() }, /APPLE_PASS_KEY does not match/],
    ['a key of another kind', { ...apple, APPLE_PASS_KEY: elliptic() }, /APPLE_PASS_KEY must be an RSA key/],
    [
      'another authority',
      { ...apple, ...appleEnv({ ...pair, wwdr: applePair().wwdr }) },
      /APPLE_WWDR_CERTIFICATE did not sign/,
    ],
    [
      'another certificate of ours',
      appleEnv(applePair({ subject: '/CN=Pass/OU=TEAM/O=Shop' })),
      /not for a pass type ID/,
    ],
    [
      'one that has ended',
      appleEnv(applePair({ from: '20240101000000Z', to: '20250101000000Z' })),
      /APPLE_PASS_CERTIFICATE expired on Jan {2}1 00:00:00 2025/,
    ],
    ['an issuer alone', { GOOGLE_WALLET_ISSUER_ID: '33880' }, /missing: GOOGLE_WALLET_KEY/],
    [
      'a name for an issuer',
      { ...account.env, GOOGLE_WALLET_ISSUER_ID: 'shop' },
      /GOOGLE_WALLET_ISSUER_ID: must be the digits/,
    ],
    [
      'a file that is none',
      { ...account.env, GOOGLE_WALLET_KEY: 'nonsense' },
      /GOOGLE_WALLET_KEY is not the JSON key file/,
    ],
    [
      'a file without its key',
      { ...account.env, GOOGLE_WALLET_KEY: JSON.stringify({ ...account.file, private_key: 'x' }) },
      /contains no RSA private key/,
    ],
  ])('%s', (_what, env, said) => {
    expect(start(env)).toThrow(said);
    // Never the value.
    expect(start(env)).not.toThrow(/BEGIN|LS0t/);
  });
});
