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

it('refuses a live key beside a test key', () => {
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
