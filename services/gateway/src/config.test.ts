import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { readGatewayConfig } from './config.ts';

const ENV = {
  DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/c',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PUBLIC_URL: 'https://company.com',
  LINK_SECRET: 'a-link-secret-of-more-than-32-characters',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
const OPERATOR = {
  OPERATOR_NAME: 'A Company',
  OPERATOR_ADDRESS: '1 Some Street',
  OPERATOR_COUNTRY: 'Ireland',
  OPERATOR_HOSTING: 'A Host',
  SUPPORT_EMAIL: 'help@company.com',
};

it('refuses live payment keys without operator details', () => {
  expect(() => readGatewayConfig(ENV)).toThrow(/need OPERATOR_NAME, .*SUPPORT_EMAIL/);
  expect(() => readGatewayConfig({ ...ENV, ...OPERATOR, OPERATOR_COUNTRY: '' })).toThrow('need OPERATOR_COUNTRY.');
  expect(readGatewayConfig({ ...ENV, ...OPERATOR }).OPERATOR_NAME).toBe('A Company');
  expect(readGatewayConfig({ ...ENV, ...TEST_KEYS }).PHOTO_CONSENT).toBe('required');
  expect(() => readGatewayConfig({ ...ENV, STRIPE_SECRET_KEY: 'rk_live_x' })).toThrow('need OPERATOR_NAME');
  expect(readGatewayConfig({ ...ENV, ...TEST_KEYS, STRIPE_SECRET_KEY: 'rk_test_x' }).PHOTO_CONSENT).toBe('required');
});

it('refuses a live key together with a test key', () => {
  for (const mixed of [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, { STRIPE_SECRET_KEY: 'rk_test_x' }])
    expect(() => readGatewayConfig({ ...ENV, ...OPERATOR, ...mixed })).toThrow('one of test mode and one of live mode');
});

it('refuses live payment keys if the back office needs only a password', () => {
  const alone = { ...ENV, ...OPERATOR, ADMIN_PASSWORD_HASH: '$2a$12$x' };
  expect(() => readGatewayConfig(alone)).toThrow('ADMIN_PASSWORD_HASH needs ADMIN_TOTP_SECRET');
  const both = { ...alone, ADMIN_TOTP_SECRET: 'JBSWY3DPEHPK3PXP' };
  expect(readGatewayConfig(both).ADMIN_TOTP_SECRET).toBe('JBSWY3DPEHPK3PXP');
  expect(readGatewayConfig({ ...alone, ...TEST_KEYS }).ADMIN_PASSWORD_HASH).toBe('$2a$12$x');
});

it('takes script, types and SDK of the payment provider of one version', () => {
  const root = join(import.meta.dirname, '../../..');
  // The package of the types names the version that they describe.
  const types = readFileSync(join(root, 'apps/web/node_modules/@stripe/stripe-js/dist/index.mjs'), 'utf8');
  expect(/RELEASE_TRAIN = '(\w+)'/.exec(types)?.[1]).toBe(Stripe.MAJOR_API_VERSION);
  const { STRIPE_JS_URL } = readGatewayConfig({ ...ENV, ...TEST_KEYS });
  expect(STRIPE_JS_URL).toBe(`https://js.stripe.com/${Stripe.MAJOR_API_VERSION}/stripe.js`);
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toContain(`STRIPE_JS_URL=${STRIPE_JS_URL}`);
});
