import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { strictPolicy } from '@trueseason/runtime';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** What no page of ours uses. */
const UNUSED = 'microphone geolocation usb serial bluetooth hid midi display-capture browsing-topics'.split(' ');

export interface ForeignScripts {
  readonly publicUrl: string;
  readonly paymentScriptUrl: string;
  /** Where visitors may be asked for a challenge. */
  readonly challengeScriptUrl: string | undefined;
  /** Counts visits, where visitors agree. */
  readonly analyticsScriptUrl: string | undefined;
}

/** Stripe.js and Link beside its own origin, by Stripe's security guide (read October 2026). */
const STRIPE = {
  scripts: ['https://*.js.stripe.com'],
  frames: ['https://*.js.stripe.com', 'https://hooks.stripe.com', 'https://link.com', 'https://*.link.com'],
  calls: ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
} as const;

/** What Google's tags load from and send to, by its CSP guide (read October 2026). */
const GOOGLE = ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

function analyticsOrigins(scriptUrl: string | undefined): readonly string[] {
  if (!scriptUrl) return [];
  const { origin } = new URL(scriptUrl);
  return origin === 'https://www.googletagmanager.com' ? GOOGLE : [origin];
}

/** Helmet makes the same headers of its options for each request; they are asked for once. */
function headersOf(options: HelmetOptions) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  return response.getHeaders();
}

/** Strict headers that allow our own origin, the payment provider's and the challenge's, and nothing else. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, paymentScriptUrl, challengeScriptUrl, analyticsScriptUrl }: ForeignScripts,
): void {
  const provider = new URL(paymentScriptUrl).origin;
  const hosted = provider === 'https://js.stripe.com';
  // Its script and the frame with its widget; it calls home from within the frame.
  const challenge = challengeScriptUrl ? [new URL(challengeScriptUrl).origin] : [];
  const analytics = analyticsOrigins(analyticsScriptUrl);
  const secure = publicUrl.startsWith('https:');
  const strict = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: strictPolicy({
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", provider, ...(hosted ? STRIPE.scripts : []), ...challenge, ...analytics],
        imgSrc: ["'self'", 'data:', 'blob:', ...(hosted ? ['https://*.stripe.com'] : []), ...analytics],
        connectSrc: ["'self'", ...(hosted ? STRIPE.calls : [provider]), ...analytics],
        frameSrc: [provider, ...(hosted ? STRIPE.frames : []), ...challenge],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'", hosted ? 'https://checkout.stripe.com' : provider],
        ...(secure && { upgradeInsecureRequests: [] }),
      }),
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The provider's payment sheet opens windows of its own.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  // The guided camera of the upload screen; the browser still asks the person.
  const permissions = [
    'camera=(self)',
    ...UNUSED.map((feature) => `${feature}=()`),
    `payment=(self "${provider}")`,
  ].join(', ');
  const fixed = { ...strict, 'permissions-policy': permissions };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A call's answer is for who asked, however they wrote its address; what others may keep says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
