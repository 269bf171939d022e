import { photoConsentForm } from '@trueseason/contracts';
import type { Browser } from './browser.ts';
import { payAtProvider } from './pay-at-provider.ts';

const POLL_MS = 100;

/** What a customer does, one step a function, over HTTP. */
export interface Customer {
  upload(photos: readonly Uint8Array<ArrayBuffer>[]): Promise<number>;
  /** Polls until the order has one of these statuses. @throws when it has not in time */
  waitFor(orderId: number, statuses: readonly string[], timeoutMs?: number): Promise<string>;
  /** Looks into the mailbox until the results have come. @throws when they have not in time */
  waitForMail(orderId: number, timeoutMs?: number): Promise<void>;
  /** Leaves an address and pays with a card that succeeds. */
  unlock(orderId: number, email: string): Promise<void>;
}

/** Agrees to what is asked before photos are sent, as the web app does for those who tick the box. */
export async function giveConsent(browser: Browser, secondOpinion: boolean | null = null): Promise<void> {
  const asked: { secondOpinion: boolean } = (await browser.call('GET', '/api/config')).json;
  const { version } = photoConsentForm(asked);
  const { status } = await browser.call('POST', '/api/consent', { version, secondOpinion });
  if (status !== 200) throw new Error(`The consent was answered with ${status}`);
}

export function createCustomer(browser: Browser, standInsUrl: string): Customer {
  return {
    upload: async (photos) => {
      const files = photos.map((bytes, index) => [`photo${index + 1}`, bytes] as [string, Uint8Array<ArrayBuffer>]);
      await giveConsent(browser);
      const { status, json } = await browser.upload('/api/orders/guest', files);
      if (status !== 200) throw new Error(`The upload was answered with ${status}: ${JSON.stringify(json)}`);
      return json.id;
    },
    waitFor: async (orderId, statuses, timeoutMs = 30_000) => {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const { json } = await browser.call('GET', `/api/orders/${orderId}/status`);
        if (statuses.includes(json?.status)) return json.status;
        if (Date.now() > deadline) throw new Error(`Order ${orderId} is ${json?.status}, not ${statuses.join(' or ')}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    waitForMail: async (orderId, timeoutMs = 30_000) => {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const mails = (await (await fetch(`${standInsUrl}/mail`)).json()) as { customArgs: { order_id?: string } }[];
        if (mails.some(({ customArgs }) => customArgs.order_id === String(orderId))) return;
        if (Date.now() > deadline) throw new Error(`No mail for order ${orderId}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    unlock: async (orderId, email) => {
      await browser.call('POST', `/api/orders/${orderId}/update-email`, { email });
      const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId });
      await payAtProvider(standInsUrl, json.clientSecret);
      await browser.call('POST', `/api/orders/${orderId}/mark-completed`);
    },
  };
}
