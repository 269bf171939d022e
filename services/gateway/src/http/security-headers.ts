import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface ForeignScripts {
  readonly publicUrl: string;
  readonly paymentScriptUrl: string;
  /** Where visitors may be asked for a challenge. */
  readonly challengeScriptUrl: string | undefined;
}

/** Strict headers that allow our own origin, the payment provider's and the challenge's, and nothing else. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, paymentScriptUrl, challengeScriptUrl }: ForeignScripts,
): Promise<void> {
  const provider = new URL(paymentScriptUrl).origin;
  const hosted = provider === 'https://js.stripe.com';
  // Its script and the frame with its widget; it calls home from within the frame.
  const challenge = challengeScriptUrl ? [new URL(challengeScriptUrl).origin] : [];
  const secure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", provider, ...challenge],
        // React sets computed colours as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(hosted ? ['https://*.stripe.com'] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", hosted ? 'https://api.stripe.com' : provider],
        frameSrc: [provider, ...(hosted ? ['https://hooks.stripe.com'] : []), ...challenge],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", hosted ? 'https://checkout.stripe.com' : provider],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The provider's payment sheet opens windows of its own.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
