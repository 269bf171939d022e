import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createS3Store } from './s3-store.ts';

it('reaches a bucket elsewhere through HTTPS_PROXY', async () => {
  const asked: (string | undefined)[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    asked.push(request.url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const store = createS3Store({ bucket: 'photos', region: 'eu-central-1', credentials });
  await expect(store.get('orders/1/a.jpg')).rejects.toThrow();
  expect(asked).toContain('photos.s3.eu-central-1.amazonaws.com:443');
});
