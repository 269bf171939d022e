import { createHmac } from 'node:crypto';
import type { Controls } from '../controls.ts';
import { postWebhook } from '../post-webhook.ts';
import { timers } from '../timers.ts';
import { type Delivery, newId, nowSeconds, type StripeEvent, type StripeState } from './objects.ts';

const API_VERSION = '2026-10-28.standin';
const ATTEMPTS = 12;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

export interface Webhooks {
  /** Records the event and delivers it, signed, until the endpoint answers 2xx; over restarts too. */
  emit(type: string, object: object): void;
  /** Begins delivering what an earlier run left undelivered. */
  resume(): void;
  close(): void;
}

export function webhooks(options: {
  state: StripeState;
  controls: Controls;
  endpoint: string | undefined;
  secret: string;
}): Webhooks {
  const { state, controls, endpoint, secret } = options;
  const { later, closing, close } = timers();

  function schedule(delivery: Delivery): void {
    state.deliveries.put(delivery.id, delivery);
    later(Math.max(0, delivery.dueAt - Date.now()), () => attempt(delivery));
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const event = state.events.get(delivery.eventId);
    const done = !event || !endpoint || (await deliver(endpoint, event)) || delivery.attempts + 1 >= ATTEMPTS;
    if (closing.aborted) return;
    if (done) {
      state.deliveries.remove(delivery.id);
      // As it is now: a repeated webhook may have ended meanwhile.
      const now = state.events.get(delivery.eventId);
      if (now) state.events.put(now.id, { ...now, pending_webhooks: Math.max(0, now.pending_webhooks - 1) });
      return;
    }
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** delivery.attempts);
    schedule({ ...delivery, attempts: delivery.attempts + 1, dueAt: Date.now() + pause });
  }

  function deliver(address: string, event: StripeEvent): Promise<boolean> {
    const payload = JSON.stringify(event);
    return postWebhook(address, payload, closing, { 'stripe-signature': signature(payload, secret) });
  }

  return {
    emit(type, object) {
      const { stripe } = controls;
      const dropped = stripe.dropWebhooks > 0;
      if (dropped) stripe.dropWebhooks -= 1;
      const times = endpoint && !dropped ? 1 + stripe.webhookDuplicates : 0;
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: nowSeconds(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: times,
        request: { id: null, idempotency_key: null },
        type,
      };
      state.events.put(event.id, event);
      const emittedAt = Date.now();
      // As long after that moment as it is before it.
      const reversed = Math.max(0, stripe.webhooksReversedAt - emittedAt) * 2;
      for (let n = 0; n < times; n++)
        schedule({
          id: newId('dlv'),
          eventId: event.id,
          attempts: 0,
          dueAt: emittedAt + reversed + stripe.webhookDelayMs,
        });
    },
    resume() {
      for (const delivery of state.deliveries.all().reverse()) schedule(delivery);
    },
    close,
  };
}

/** The signature scheme of the provider's webhooks: HMAC-SHA-256 over "time.payload". */
function signature(payload: string, secret: string, seconds = nowSeconds()): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
