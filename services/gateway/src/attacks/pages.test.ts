import { describe, expect, it } from 'vitest';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';
import { builtWebApp } from '../testing/built-web-app.ts';
import { request, sendRaw, upload } from '../testing/hostile/raw-request.ts';

const { later, start } = attacked();

async function webDirectory(): Promise<string> {
  const { directory, remove } = await builtWebApp();
  later(remove);
  return directory;
}

describe('requests outside the API', () => {
  it('are weighted by cost, so many first visits from one address are served', async () => {
    const directory = await webDirectory();
    const gateway = await start({ ...BEHIND_PROXY, WEB_DIR: directory, RATE_LIMIT_SCALE: '0.01' });
    const get = (path: string) => fetch(gateway.url + path, { headers: from('203.0.113.5') });
    // A visit is thirty files and a page: this many are those of two hundred people.
    for (let visit = 0; visit < 7; visit++) {
      for (let file = 0; file < 30; file++) expect((await get('/assets/app-1a2b3c.js')).status).toBe(200);
      expect((await get('/api/config')).status).toBe(200);
    }
    const flood = [];
    for (let i = 0; i < 100; i++) flood.push((await get('/assets/app-1a2b3c.js')).status);
    expect(flood.filter((status) => status === 200).length).toBe(300 - 7 * 40);
    expect(flood.at(-1)).toBe(429);
    // Missing files cost as much as pages.
    const other = await fetch(`${gateway.url}/api/config`, { headers: from('203.0.113.6') });
    expect(other.status).toBe(200);
  });

  it.each(['/assets/none.js', '/assets/../api/config', '/assets/%2e%2e/none', '/assets//none.js'])(
    '%s is not a file and counts like a page',
    async (path) => {
      const gateway = await start({ WEB_DIR: await webDirectory(), RATE_LIMIT_SCALE: '0.002' });
      const statuses = [];
      for (let i = 0; i < 7; i++) statuses.push((await sendRaw(gateway.url, [request('GET', path)])).status);
      expect(statuses.slice(0, 6)).not.toContain(429);
      expect(statuses.at(-1)).toBe(429);
    },
  );

  it('are weighted by upload size', async () => {
    const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '0.02' });
    const noise = (client: string) =>
      sendRaw(gateway.url, [upload(Buffer.alloc(0), { ...from(client), 'content-length': String(29 * 2 ** 20) })], {
        timeoutMs: 500,
      });
    // Uploads for existing orders are not refused.
    expect((await noise('203.0.113.5')).status).toBe(0);
    expect((await noise('203.0.113.5')).status).toBe(429);
    expect((await noise('203.0.113.6')).status).toBe(0);
  });
});
