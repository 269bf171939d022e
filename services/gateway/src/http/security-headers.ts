import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { strictPolicy } from '@trueseason/platform/runtime';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Browser features that our pages do not use. */
const UNUSED_FEATURES = 'microphone geolocation usb serial hid midi display-capture browsing-topics'.split(' ');

export interface ThirdPartyScripts {
  readonly publicUrl: string;
  readonly paymentScriptUrl: string;
  readonly challengeScriptUrl: string | undefined;
  /** Loaded with consent. */
  readonly analyticsScriptUrl: string | undefined;
}

/** Stripe.js and Link, per Stripe's security guide (October 2026). */
const STRIPE = {
  scripts: ['https://*.js.stripe.com'],
  frames: ['https://*.js.stripe.com', 'https://hooks.stripe.com', 'https://link.com', 'https://*.link.com'],
  calls: ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
} as const;

/** Sources and targets of Google's tags, per its CSP guide (October 2026). */
const GOOGLE = ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

function analyticsOrigins(scriptUrl: string | undefined): readonly string[] {
  if (!scriptUrl) return [];
  const { origin } = new URL(scriptUrl);
  return origin === 'https://www.googletagmanager.com' ? GOOGLE : [origin];
}

/** Helmet computes the same headers for every request; compute them once. */
function headersOf(options: HelmetOptions) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  return response.getHeaders();
}

export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, paymentScriptUrl, challengeScriptUrl, analyticsScriptUrl }: ThirdPartyScripts,
): void {
  const provider = new URL(paymentScriptUrl).origin;
  const isHostedByProvider = provider === 'https://js.stripe.com';
  // The challenge's script and iframe; network calls happen inside the iframe.
  const challenge = challengeScriptUrl ? [new URL(challengeScriptUrl).origin] : [];
  const analytics = analyticsOrigins(analyticsScriptUrl);
  const isSecure = publicUrl.startsWith('https:');
  const securityHeaders = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: strictPolicy({
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", provider, ...(isHostedByProvider ? STRIPE.scripts : []), ...challenge, ...analytics],
        imgSrc: ["'self'", 'data:', 'blob:', ...(isHostedByProvider ? ['https://*.stripe.com'] : []), ...analytics],
        connectSrc: ["'self'", ...(isHostedByProvider ? STRIPE.calls : [provider]), ...analytics],
        frameSrc: [provider, ...(isHostedByProvider ? STRIPE.frames : []), ...challenge],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'", isHostedByProvider ? 'https://checkout.stripe.com' : provider],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      }),
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The provider's payment sheet opens popups.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  // The camera guide on the upload screen; the browser still asks for permission.
  const permissions = [
    'camera=(self)',
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    `payment=(self "${provider}")`,
  ].join(', ');
  const headers = { ...securityHeaders, 'permissions-policy': permissions };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Responses of calls are private by default; cacheable ones set their header.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
