import { API, type Call, keysOf, problemSchema, ROUTES, splitRoute } from '@trueseason/contracts';
import { type SeededRandom, seededRandom } from '@trueseason/test-kit';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { flowsOf } from './testing/flows.ts';
import { useGateway } from './testing/test-gateway.ts';

const ROUNDS = 40;
/** Codes for outages; nothing is down in this test. */
const OURS = new Set(['internal', 'payment_provider_unavailable']);

const gateway = useGateway({ ADMIN_PASSWORD_HASH: hashSync('secret', 4) });
const { placePaid } = flowsOf(() => gateway);

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '../..',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '%',
  '%s%s%n',
  '#{7*7}',
  '{{7*7}}',
  "' or 1=1 --",
  '"; drop table orders; --',
  '<script>',
  'x'.repeat(300),
  'ＦＲＥＥ',
  'İ',
  'ß',
  '🙂'.repeat(40),
  '9'.repeat(30),
  '2026-13-45',
  '__proto__',
  'constructor',
  'a@b.c',
  'FREE100',
];
function nonsense(random: SeededRandom, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 6 : 8);
  if (kind < 3) return random.pick(TEXTS);
  if (kind === 3) return random.pick([0, -0, -1, 1.5, 1e308, 2 ** 53, 1_234_567_890, 4_294_967_296, -(2 ** 31) - 1]);
  if (kind === 4) return random.pick([true, false, null]);
  if (kind === 5) return undefined;
  if (kind === 6) return Array.from({ length: random.below(5) }, () => nonsense(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.pick(TEXTS), nonsense(random, depth + 1)]),
  );
}

const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

describe.each(keysOf(API))('%s', (name) => {
  const call: Call = API[name];
  const { method, path: pattern } = splitRoute(ROUTES[name]);

  it('handles random input', async () => {
    const random = seededRandom(name.length * 7_919);
    const { browser: holder, id } = await placePaid();
    await holder.call('POST', '/api/admin/login', { password: 'secret' });
    const stranger = gateway.newBrowser();
    const asked = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const path = pattern.replaceAll(/:\w+/g, () => {
        const text = random.below(2) ? String(id) : random.pick(TEXTS);
        return encodeURIComponent(text.isWellFormed() ? text : '?').slice(0, 200) || '-';
      });
      const query = fieldsOf(call.query).map(
        (key) => `${key}=${encodeURIComponent(String(random.pick(TEXTS)).toWellFormed())}`,
      );
      const fields = fieldsOf(call.body).map((key) => [key, random.below(4) ? nonsense(random) : id]);
      const body = random.below(5) ? Object.fromEntries(fields) : (nonsense(random) ?? {});
      const sends = method === 'GET' ? undefined : body;
      const caller = random.pick([holder, stranger]);
      const url = `${path}?${query.join('&')}`;
      // Repeating a read as the same client adds nothing.
      const question = `${caller === holder} ${url}`;
      if (method === 'GET' && asked.has(question)) continue;
      asked.add(question);
      const answer = await caller.call(method, url, sends);
      if (answer.status < 400) continue;
      const { code } = problemSchema.parse(answer.json);
      expect([path, JSON.stringify(sends), OURS.has(code) && code]).toEqual([path, JSON.stringify(sends), false]);
    }
  });
});
