import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRegistry, exposeFacts } from '@trueseason/platform/runtime';
import { expect, it } from 'vitest';
import { compareFacts, readRunningFacts } from './facts.ts';

const FACTS = {
  price: '2900 usd',
  season: 'True Winter',
  domain: 'https://shop.example',
  sender: 'A "quoted" name <a@shop.example>',
  reply_to: 'help@shop.example',
};

it('reads the facts of a running release from its metrics, and names those that would change', async () => {
  const { price, season, domain, sender, reply_to } = FACTS;
  const registry = createRegistry('test');
  exposeFacts(registry, 'shop_info', { price, season, domain });
  exposeFacts(registry, 'mail_info', { sender, reply_to });
  const server = createServer(async (_request, response) => response.end(await registry.metrics())).listen(0);
  const running = await readRunningFacts([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  server.close();
  expect(compareFacts(running, FACTS)).toEqual([]);
  const changes = compareFacts(running, {
    ...FACTS,
    price: '290 usd',
    season: 'Soft Summer',
    sender: 'Other <b@shop.example>',
  });
  expect(changes).toEqual([
    'price would change from 2900 usd to 290 usd',
    'season would change from True Winter to Soft Summer',
    'sender would change from A "quoted" name <a@shop.example> to Other <b@shop.example>',
  ]);
});

it('compares nothing with a release that says nothing', () => {
  expect(compareFacts({}, FACTS)).toEqual([]);
});
