import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const eventsIn = (path: string, pattern: RegExp) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(pattern)].map(([, event]) => event).toSorted();
const handled = eventsIn('services/gateway/src/payment/handle-payment-event.ts', /case '([\w.]+)':/g);

it('operations.md tells operators to subscribe to every handled event', () => {
  expect(eventsIn('docs/operations.md', /`((?:payment_intent|checkout|charge|refund|radar|review)\.[\w.]+)`/g)).toEqual(
    handled,
  );
});
