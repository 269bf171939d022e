import { keysOf } from '@trueseason/contracts';
import type { ControlsPatch } from '@trueseason/stand-ins';
import type { Faults, Means } from './fault-list.ts';

type Patches = Readonly<Record<string, (forMs: number) => ControlsPatch>>;

const PAYMENTS = {
  error: () => ({ stripe: { outage: 'error' } }),
  hang: () => ({ stripe: { outage: 'hang' } }),
  lost: () => ({ stripe: { outage: 'lost' } }),
  late: () => ({ stripe: { latencyMs: 5_000 } }),
} satisfies Patches;

const WEBHOOKS = {
  late: () => ({ stripe: { webhookDelayMs: 20_000 } }),
  again: () => ({ stripe: { webhookDuplicates: 3 } }),
  dropped: () => ({ stripe: { dropWebhooks: 1_000 } }),
  // The last one comes first.
  reversed: (forMs) => ({ stripe: { webhooksReversedAt: Date.now() + forMs } }),
  'late, again and reversed': (forMs) => ({
    stripe: { webhookDelayMs: 10_000, webhookDuplicates: 1, webhooksReversedAt: Date.now() + forMs },
  }),
} satisfies Patches;

const MAIL = {
  errors: () => ({ sendgrid: { failNext: { times: 1_000, status: 500 } } }),
  'late answers': () => ({ sendgrid: { latencyMs: 18_000 } }),
  'no events': () => ({ sendgrid: { dropEvents: 1_000 } }),
} satisfies Patches;

/** Faults of the providers, whose stand-ins every host has. */
export function providerFaults(standIns: string): Pick<Faults, 'payments' | 'webhooks' | 'mail'> {
  const control = async (method: 'POST' | 'DELETE', patch?: ControlsPatch): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const body = patch && { headers, body: JSON.stringify(patch) };
    const { status } = await fetch(`${standIns}/_control`, { method, ...body });
    if (status >= 300) throw new Error(`The controls of the stand-ins: ${status}`);
  };
  const means = (patches: Patches): Means => ({
    parts: keysOf(patches),
    begin: (part, { forMs }) => control('POST', patches[part]?.(forMs)),
    end: () => control('DELETE'),
  });
  return { payments: means(PAYMENTS), webhooks: means(WEBHOOKS), mail: means(MAIL) };
}
