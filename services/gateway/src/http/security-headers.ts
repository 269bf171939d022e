import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Strict headers that allow our own origin and the payment provider's, and nothing else. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, paymentScriptUrl }: { publicUrl: string; paymentScriptUrl: string },
): Promise<void> {
  const provider = new URL(paymentScriptUrl).origin;
  const hosted = provider === 'https://js.stripe.com';
  const secure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", provider],
        // React sets computed colours as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(hosted ? ['https://*.stripe.com'] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", hosted ? 'https://api.stripe.com' : provider],
        frameSrc: hosted ? [provider, 'https://hooks.stripe.com'] : [provider],
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
