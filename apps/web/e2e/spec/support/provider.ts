import type { Page } from '@playwright/test';
import type { PaymentProvider } from '../../../src/purchase/provider.ts';
import type { MockApi } from './mock-api.ts';

export interface ProviderScript {
  /** What happens after the card form was put in place. */
  readonly form?: 'ready' | 'loaderror' | 'silent';
  /** The provider refuses our key. */
  readonly refusesKey?: boolean;
  /** How confirming ends; held back until `confirmNow`. */
  readonly confirmed?: Awaited<ReturnType<PaymentProvider['confirmPayment']>>;
  /** How it ends from the second time on, where that differs. */
  readonly confirmedNext?: ProviderScript['confirmed'];
  readonly held?: boolean;
}

export interface ProviderLog {
  readonly keys: string[];
  readonly secrets: string[];
  /** The colors of the form, as it began and as they changed. */
  readonly colors: Readonly<Record<string, string>>[];
  readonly created: { type: string; paymentMethodOrder: string[] }[];
  readonly confirmed: { clientSecret: string; redirect: string; confirmParams: Record<string, string> }[];
}

const SCRIPT = '/mock-provider.js';
const PAID = { paymentIntent: { id: 'pi_123', status: 'succeeded' } };

/** A fake payment provider with configurable behavior. */
export async function mockProvider(page: Page, api: MockApi, how: ProviderScript = {}): Promise<void> {
  const script = JSON.stringify({ form: 'ready', confirmed: PAID, ...how });
  await page.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${provide.toString()})(${script})` }),
  );
  api.on('getClientConfig', {
    paymentScriptUrl: process.env.E2E_WEB_URL + SCRIPT,
    paymentPublishableKey: 'pk_test_spec',
    testMode: true,
    challenge: null,
    secondOpinion: false,
    analytics: null,
  });
}

interface Styled {
  readonly appearance: { readonly variables: Readonly<Record<string, string>> };
}

interface ProviderWindow {
  Stripe?: unknown;
  providerLog?: ProviderLog;
  confirmNow?: () => void;
}

/** Runs in the page as the provider's script. */
function provide(told: ProviderScript): void {
  const host = window as unknown as ProviderWindow;
  const log: ProviderLog = { keys: [], secrets: [], colors: [], created: [], confirmed: [] };
  host.providerLog = log;
  host.Stripe = (key: string) => {
    log.keys.push(key);
    if (told.refusesKey) throw new Error('Invalid key');
    return {
      elements: ({ clientSecret, appearance }: Styled & { clientSecret: string }) => {
        log.secrets.push(clientSecret);
        log.colors.push(appearance.variables);
        return {
          update: (change: Styled) => log.colors.push(change.appearance.variables),
          submit: async () => ({}),
          create: (type: string, options: { paymentMethodOrder: string[] }) => {
            log.created.push({ type, ...options });
            const listeners: Record<string, () => void> = {};
            return {
              on: (event: string, listener: () => void) => {
                listeners[event] = listener;
              },
              mount: (target: HTMLElement) => {
                target.textContent = 'Card form';
                queueMicrotask(() => listeners[told.form ?? 'ready']?.());
              },
              destroy: () => undefined,
            };
          },
        };
      },
      confirmPayment: async ({ elements: _, ...rest }: ProviderLog['confirmed'][number] & { elements: unknown }) => {
        log.confirmed.push(rest);
        if (told.held) {
          await new Promise<void>((resolve) => {
            host.confirmNow = resolve;
          });
        }
        return log.confirmed.length > 1 ? (told.confirmedNext ?? told.confirmed) : told.confirmed;
      },
    };
  };
}

export const providerLog = (page: Page): Promise<ProviderLog | undefined> =>
  page.evaluate(() => (window as unknown as ProviderWindow).providerLog);

export const confirmNow = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as ProviderWindow).confirmNow?.());
