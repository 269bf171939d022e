import { describe, expect, it } from 'vitest';
import { attacked } from '../testing/attacker.ts';
import { request, sendRaw } from '../testing/hostile/raw-request.ts';

const { start } = attacked();

describe('text that slows down regular expressions', () => {
  /** CPU time of this process, so load does not count. Vulnerable patterns took six seconds. */
  const ANSWER_CPU_MS = 1_000;
  it.each([
    ['an address of dots', (n: number) => `a@${'+.'.repeat(n)}@`],
    ['an address of at signs', (n: number) => '@'.repeat(2 * n)],
    ['an address of spaces', (n: number) => `${' '.repeat(n)}a@b.c${' '.repeat(n)}x`],
    ['an address of labels', (n: number) => `a@${'b.'.repeat(n)}`],
  ])('%s is refused as fast as any other', async (_, text) => {
    const gateway = await start();
    const began = process.cpuUsage();
    const body = { email: text(15_000), orderNumber: 1_234_567_890 };
    const { json } = await gateway.newBrowser().call('POST', '/api/orders/lookup', body);
    expect(json.code).toBe('invalid_email');
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(ANSWER_CPU_MS);
  });

  it.each([
    ['dots', `/${'.'.repeat(15_000)}/`],
    ['slashes', '/'.repeat(15_000)],
    ['encoded slashes', `/shared/${'%2f'.repeat(5_000)}`],
    ['a token of dots', `/open/${'.'.repeat(1_000)}`],
  ])('the path %s is answered as fast as any other', async (_, path) => {
    const gateway = await start();
    const began = process.cpuUsage();
    const answer = await sendRaw(gateway.url, [request('GET', path, { accept: 'text/html' })]);
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(ANSWER_CPU_MS);
  });
});
