import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { type ControlPanel, controlPanel, controlRoutes } from './controls.ts';
import { homePage } from './home-page.ts';
import { openJournal } from './journal.ts';
import { refuseForeignHosts } from './own-hosts.ts';
import { eventSigner } from './sendgrid/event-signer.ts';
import { mailEvents } from './sendgrid/events.ts';
import type { Mail } from './sendgrid/mail.ts';
import { mailbox } from './sendgrid/mailbox.ts';
import { sendgridApi } from './sendgrid/routes.ts';
import { balanceControls } from './stripe/balance.ts';
import { CheckoutSessions } from './stripe/checkout-sessions.ts';
import { resumeProcessing } from './stripe/confirm-intent.ts';
import { disputeControls } from './stripe/disputes.ts';
import { stripeState } from './stripe/objects.ts';
import { stripePages } from './stripe/pages.ts';
import type { PaymentContext } from './stripe/payment-context.ts';
import { stripeApi } from './stripe/routes.ts';
import { warningControls } from './stripe/warnings.ts';
import { webhooks } from './stripe/webhooks.ts';
import { stripeJs } from './stripe-js/serve.ts';
import { challengeProvider } from './turnstile/challenge-provider.ts';

export interface StandIns {
  url: string;
  controls: ControlPanel;
  /** With which the mail provider's event webhooks are verified. */
  sendgridPublicKey: string;
  close(): Promise<void>;
}

export interface StandInsOptions {
  /** 0 takes a free one. */
  port: number;
  /** Default loopback; containers listen on all addresses. */
  host?: string;
  /** Payments and mails are kept here. */
  dataDir: string;
  /** The product's address; its webhooks are below /api/webhooks. Without it none are sent. */
  gatewayUrl?: string | undefined;
  webhookSecret: string;
  /** Makes the key of the mail provider's events the same on every start; without it, one is made and kept. */
  mailEventKeySeed?: string | undefined;
}

/** Starts the stand-ins for the payment and the mail provider. */
export async function startStandIns(options: StandInsOptions): Promise<StandIns> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  const journal = openJournal(join(options.dataDir, 'stand-ins.sqlite'));
  const panel = controlPanel();
  const mails = journal.collection<Mail>('mails');
  const endpoint = (provider: string) =>
    options.gatewayUrl && new URL(`/api/webhooks/${provider}`, options.gatewayUrl).href;

  let url = '';
  const state = stripeState(journal);
  const hooks = webhooks({
    state,
    controls: panel.now,
    endpoint: endpoint('stripe'),
    secret: options.webhookSecret,
  });
  const context: PaymentContext = { state, controls: panel.now, hooks, baseUrl: () => url };
  const sessions = new CheckoutSessions(context);
  const signer = eventSigner(join(options.dataDir, 'mail-event-key.pem'), options.mailEventKeySeed);
  const events = mailEvents(panel.now, endpoint('sendgrid'), signer);

  refuseForeignHosts(app);
  controlRoutes(app, panel);
  disputeControls(app, context);
  warningControls(app, context);
  balanceControls(app, context);
  // The banks have decided on all that is in `processing`.
  app.post('/_processing/end', async () => {
    resumeProcessing(context);
    return {};
  });
  app.get('/', async (_request, reply) => reply.type('text/html').send(homePage(options.gatewayUrl)));
  await app.register(async (scope) => stripeApi(scope, { context, sessions }));
  await app.register(async (scope) => stripePages(scope, { context, sessions }));
  await app.register(async (scope) => stripeJs(scope));
  await app.register(async (scope) => challengeProvider(scope));
  await app.register(async (scope) => sendgridApi(scope, { mails, events, controls: panel.now }));
  await app.register(async (scope) => mailbox(scope, mails));
  await app.listen({ host: options.host ?? '127.0.0.1', port: options.port });
  // As the browser sees it, whose page is on localhost too.
  url = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  hooks.resume();
  resumeProcessing(context);
  return {
    url,
    controls: panel,
    sendgridPublicKey: signer.publicKey,
    async close() {
      await app.close();
      hooks.close();
      events.close();
      journal.close();
    },
  };
}
