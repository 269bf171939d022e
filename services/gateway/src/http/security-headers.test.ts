import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

/** The sources per directive of a page's policy. */
async function policyFor(paymentScriptUrl: string, analyticsScriptUrl?: string): Promise<Map<string, string[]>> {
  const app = fastify();
  addSecurityHeaders(app, {
    publicUrl: 'https://shop.example',
    paymentScriptUrl,
    challengeScriptUrl: undefined,
    analyticsScriptUrl,
  });
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

it('allows what Stripe.js needs: subdomains for scripts and frames, its API for calls', async () => {
  const policy = await policyFor('https://js.stripe.com/endive/stripe.js');
  const own = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  expect(policy.get('script-src')).toEqual(["'self'", ...own]);
  expect(policy.get('frame-src')).toEqual(expect.arrayContaining([...own, 'https://hooks.stripe.com']));
  expect(policy.get('connect-src')).toEqual(expect.arrayContaining(["'self'", 'https://api.stripe.com']));
});

it('allows none of that for a stand-in', async () => {
  const policy = await policyFor('http://localhost:3002/v3/');
  expect([...policy.values()].flat().filter((source) => /stripe|link\.com/.test(source))).toEqual([]);
  expect(policy.get('script-src')).toEqual(["'self'", 'http://localhost:3002']);
});

it('allows only the configured analytics provider', async () => {
  const policy = await policyFor('http://localhost:3002/v3/', 'https://count.example/container.js');
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(policy.get(directive)).toContain('https://count.example');
  const google = await policyFor('http://localhost:3002/v3/', 'https://www.googletagmanager.com/gtm.js');
  expect(google.get('connect-src')).toContain('https://*.google-analytics.com');
  const none = await policyFor('http://localhost:3002/v3/');
  expect([...none.values()].flat().filter((source) => /google|count\.example/.test(source))).toEqual([]);
});
