import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWebApp } from '../testing/built-web-app.ts';
import { sendRaw } from '../testing/hostile/raw-request.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/* Redirects never lead to a host from the request. */

let webApp: Awaited<ReturnType<typeof builtWebApp>>;
let gateway: TestGateway;
beforeAll(async () => {
  webApp = await builtWebApp();
  gateway = await startTestGateway({ WEB_DIR: webApp.directory });
});
afterAll(async () => {
  await gateway.close();
  await webApp.remove();
});

const HOSTS = ['http://evil.example', 'HTTPS://evil.example:8443', 'http://a@evil.example', 'ftp://evil.example'];
const SLASHES = ['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\\/evil.example'];
/** What is led elsewhere: addresses that cannot be decoded, and other spellings. */
const PATHS = [
  '/%',
  '/%zz?next=http://evil.example',
  '/%e0%a4%a',
  '/Upload',
  '/upload/',
  '//upload',
  '/%75pload',
  '/open/x',
];
const TARGETS = [...HOSTS, ...SLASHES, 'http://', 'http:///evil.example', ''].flatMap((start) =>
  PATHS.map((path) => start + path),
);

describe.each([
  ['Host', 'host: evil.example\r\n'],
  ['X-Forwarded-Host', 'host: localhost\r\nx-forwarded-host: evil.example\r\nforwarded: host=evil.example\r\n'],
])('with an evil %s', (_, headers) => {
  it.each(TARGETS)('%s stays here', async (target) => {
    const { head } = await sendRaw(gateway.url, [`GET ${target} HTTP/1.1\r\n${headers}accept: text/html\r\n\r\n`]);
    const location = /^location: (.*)$/im.exec(head)?.[1];
    const here = new URL(gateway.url);
    // As browsers read it: a page's address, and ours.
    if (location !== undefined) expect(new URL(location, here).host).toBe(here.host);
  });
});

it('leads an address that cannot be decoded to one that can', async () => {
  for (const target of ['http://evil.example/%', '//evil.example/%', '/%']) {
    const { head, status } = await sendRaw(gateway.url, [
      `GET ${target} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n`,
    ]);
    expect([target, status]).toEqual([target, 302]);
    expect(head).toMatch(/^location: \/(?![/\\]).*%25$/im);
  }
});
