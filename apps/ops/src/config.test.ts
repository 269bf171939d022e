import { ConfigError } from '@trueseason/platform/runtime';
import { expect, it } from 'vitest';
import { readOpsConfig } from './config.ts';

const ENV = {
  DATABASE_URL: 'postgres://a:b@localhost:5432/c',
  REDIS_URL: 'redis://localhost:6379',
  PUBLIC_URL: 'https://shop.example',
  OPS_PASSWORD: 'a password of length',
};

it('has no default password and takes no short one', () => {
  expect(readOpsConfig({ ...ENV, OPS_PASSWORD: '' }).OPS_PASSWORD).toBeUndefined();
  expect(() => readOpsConfig({ ...ENV, OPS_PASSWORD: 'short' })).toThrow(ConfigError);
});

it('reads the addresses of services', () => {
  const { OPS_SERVICES } = readOpsConfig({ ...ENV, OPS_SERVICES: 'gateway=http://gateway:9100, pdf=http://pdf:9100' });
  expect(OPS_SERVICES.map(({ name, url }) => [name, url.host])).toEqual([
    ['gateway', 'gateway:9100'],
    ['pdf', 'pdf:9100'],
  ]);
  expect(() => readOpsConfig({ ...ENV, OPS_SERVICES: 'gateway:9100' })).toThrow(/OPS_SERVICES/);
});
