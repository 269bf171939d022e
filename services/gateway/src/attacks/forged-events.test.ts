import { describe, expect, it } from 'vitest';
import { attacked, BEHIND_PROXY, from, SOON } from '../testing/attacker.ts';
import { request, sendRaw } from '../testing/hostile/raw-request.ts';
import { signedEvent } from '../testing/signed-event.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

const { start } = attacked();

describe('unsigned events', () => {
  const post = (gateway: TestGateway, headers: Record<string, string>, body: string | null, client = '203.0.113.5') =>
    fetch(`${gateway.url}/api/webhooks/stripe`, { method: 'POST', headers: { ...from(client), ...headers }, body });

  it('are soon rate-limited, while genuine ones pass', async () => {
    const gateway = await start(BEHIND_PROXY);
    const forge = (client: string) =>
      post(gateway, { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }, '{}', client);
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await forge('203.0.113.5')).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    expect(statuses.at(-1)).toBe(429);
    expect((await forge('203.0.113.6')).status).toBe(400);
  });

  it('that never end count as well', async () => {
    const gateway = await start(BEHIND_PROXY);
    const { headers, body } = signedEvent('a', {});
    const open = { ...headers, ...from('203.0.113.5'), 'content-length': '9000' };
    const sent = request('POST', '/api/webhooks/stripe', open, body);
    // One address holds fewer at once than its minute allows.
    for (let round = 0; round < 2; round++)
      await Promise.all(Array.from({ length: 15 }, () => sendRaw(gateway.url, [sent], { timeoutMs: 1_000 })));
    await expect.poll(async () => (await post(gateway, headers, body)).status, SOON).toBe(429);
  });
});
