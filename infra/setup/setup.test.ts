import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { verifySecret } from '../../packages/shop/src/operators/index.ts';
import { emptyVariables, filledEnv } from '../testing/env-file.ts';
import { readText } from '../testing/files.ts';
import { problemsOf } from './check-env.ts';
import { QUESTIONS, SECRETS, withSecrets, withValue, withWord, wordProblem } from './env-text.ts';
import { lacksOf } from './public-shop.ts';

const example = readText('.env.example');

it('makes every secret once, and asks for everything else that is required', () => {
  const made = parseEnv(withSecrets(example));
  for (const name of SECRETS) expect(made[name]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(SECRETS.map((name) => made[name])).size).toBe(SECRETS.length);
  const known = [...SECRETS, ...Object.keys(QUESTIONS)];
  expect(emptyVariables().filter((name) => !known.includes(name))).toEqual([]);
});

it('keeps values that are there', () => {
  const once = withSecrets(example);
  expect(withSecrets(once)).toBe(once);
});

it('sets a value in its place, so that it is read back', () => {
  for (const value of ["L'Atelier, 1 Rue", '$2a$12$hash', 'a "b" #c', 'https://a.example']) {
    expect(parseEnv(withValue(example, 'OPERATOR_NAME', value)).OPERATOR_NAME).toBe(value);
  }
});

it('reports everything that is missing or wrong at once', () => {
  const mistyped = {
    COMPOSE_PROFILES: 'tls,monitorin',
    BACKUP_S3_ENDPOINT: 'https://s3.example',
    SENDGRID_WEBHOOK_PUBLIC_KEY: 'SG.x',
  };
  const problems = problemsOf({
    ...parseEnv(withSecrets(example)),
    STRIPE_SECRET_KEY: 'x',
    PUBLIC_URL: 'shop',
    ...mistyped,
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      'MAIL_FROM: is required',
      'SENDGRID_API_KEY: is required',
      expect.stringMatching(/^COMPOSE_PROFILES: monitorin is none of .*Did you mean monitoring\?/),
      'BACKUP_S3_ENDPOINT: must be a host',
      expect.stringMatching(/^SENDGRID_WEBHOOK_PUBLIC_KEY: /),
      'STRIPE_SECRET_KEY: must start with sk_ or rk_',
      expect.stringMatching(/^PUBLIC_URL: /),
    ]),
  );
  expect(problemsOf(filledEnv())).toEqual([]);
});

it('names all that a public shop lacks, and each command gives it', async () => {
  let text = withValue(example, 'PUBLIC_URL', 'http://shop.example');
  const lacks = lacksOf(parseEnv(text));
  expect(lacks.length).toBeGreaterThan(7);
  for (const line of lacks) {
    expect(lacksOf(parseEnv(text))).toContain(line);
    const [, word = ''] = line.split(': npm run setup -- ');
    text = await withWord(text, word.replace('…', 'shop.example'), () => {});
    expect(lacksOf(parseEnv(text))).not.toContain(line);
  }
  expect(lacksOf(parseEnv(text))).toEqual([]);
  expect(lacksOf({ PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
});

it('refuses a part or a variable that is mistyped, and says what each word became', async () => {
  const said: string[] = [];
  const set = (word: string) => withWord(example, word, (text) => said.push(text));
  expect(wordProblem('monitorng')).toContain('Did you mean monitoring?');
  expect(wordProblem('everything')).toMatch(/^everything is none of [^?]*$/);
  expect(wordProblem('PUBLIC_ULR=https://shop.example')).toContain('Did you mean PUBLIC_URL?');
  expect(wordProblem('PRICE=3900')).toBe('PRICE: is not read by anything. Did you mean PRICE_CENTS?');
  expect(wordProblem('SHOP_COLOR=blue')).toBe('SHOP_COLOR: is not read by anything');
  for (const known of ['operator', 'tls', 'PRICE_CENTS=3900', 'HTTPS_PROXY=http://proxy.example'])
    expect(wordProblem(known)).toBeNull();
  await set('HTTPS_PROXY=http://proxy.example');
  const twice = await withWord(await set('monitoring'), 'monitoring', (text) => said.push(text));
  expect(parseEnv(twice).COMPOSE_PROFILES).toBe('monitoring');
  expect(said).toEqual([
    'HTTPS_PROXY is set.\n',
    'COMPOSE_PROFILES is now monitoring.\n',
    'COMPOSE_PROFILES is now monitoring.\n',
  ]);
  const problems = problemsOf({ ...filledEnv(), SUPPORT_EMIAL: 'x', HTTPS_PROXY: 'http://proxy.example' });
  expect(problems).toEqual(['SUPPORT_EMIAL: is not read by anything. Did you mean SUPPORT_EMAIL?']);
});

it('takes a price in a currency with cents, from what the provider charges at least', () => {
  const of = (price: Record<string, string>) => problemsOf({ ...filledEnv(), ...price }).join();
  expect(of({ PRICE_CENTS: '3900', CURRENCY: 'eur' })).toBe('');
  expect(of({ PRICE_CENTS: '39.50' })).toMatch(/^PRICE_CENTS: /);
  expect(of({ CURRENCY: 'jpy' })).toMatch(/^CURRENCY: must be one with cents that the provider takes: usd, eur, /);
  expect(of({ PRICE_CENTS: '249', CURRENCY: 'dkk' })).toContain('PRICE_CENTS must be at least 250');
});

it('refuses live and test keys together', () => {
  const mixed = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
  expect(problemsOf({ ...filledEnv(), ...mixed }).join()).toContain('one of test mode and one of live mode');
});

it('makes an operator who can sign in', async () => {
  let tell = '';
  const text = await withWord(example, 'operator', (secrets) => {
    tell = secrets;
  });
  const { ADMIN_PASSWORD_HASH: hash, ADMIN_TOTP_SECRET: code = '' } = parseEnv(text);
  expect(await verifySecret(/Password: (\S+)/.exec(tell)?.[1] ?? '', hash)).toBe(true);
  expect(tell).toContain(`secret=${code}`);
  expect(problemsOf({ ...filledEnv(), ADMIN_PASSWORD_HASH: hash, ADMIN_TOTP_SECRET: code })).toEqual([]);
});
