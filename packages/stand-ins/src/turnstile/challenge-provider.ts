import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { Html, html, page } from '../page.ts';
import { turnstileScript } from './script.ts';

/** The provider's own keys for testing: with them the real service passes everybody, too. */
const TEST_SITE_KEY = '1x00000000000000000000AA';
const TEST_SECRET = '1x0000000000000000000000000000000AA';

/** As long as the provider's tokens live. */
const TOKEN_MS = 5 * 60 * 1000;

/** A fake challenge provider: script, widget frame, and verifier. */
export async function challengeProvider(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  const issued = new Map<string, number>();

  app.get('/turnstile/v0/api.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(turnstileScript),
  );

  app.get<{ Querystring: { sitekey?: string } }>('/turnstile/v0/widget', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(widgetPage(query.sitekey === TEST_SITE_KEY)),
  );
  app.post('/turnstile/v0/token', async () => {
    const token = randomBytes(24).toString('base64url');
    issued.set(token, Date.now() + TOKEN_MS);
    return { token };
  });

  app.post<{ Body: Record<string, string> }>('/turnstile/v0/siteverify', async ({ body }) => {
    const { secret, response } = body ?? {};
    const refused = (code: string) => ({ success: false, 'error-codes': [code] });
    if (secret !== TEST_SECRET) return refused('invalid-input-secret');
    if (!response) return refused('missing-input-response');
    const until = issued.get(response);
    // A token counts once.
    issued.delete(response);
    if (until === undefined || until < Date.now()) return refused('timeout-or-duplicate');
    return { success: true, 'error-codes': [] };
  });
}

/** Asks for a token on a click and hands it to the page around it. The button waits for it: an earlier click is lost. */
const WIDGET_SCRIPT = `
const button = document.querySelector('button');
button.addEventListener('click', async () => {
  const { token } = await (await fetch('/turnstile/v0/token', { method: 'POST' })).json();
  parent.postMessage({ source: 'turnstile', token }, '*');
});
button.disabled = false;`;

const widgetPage = (knowsKey: boolean): string =>
  page(
    'Test challenge',
    knowsKey
      ? html`<button type="button" disabled>I am a person</button><script>${new Html(WIDGET_SCRIPT)}<\/script>`
      : html`<p role="alert">Unknown site key.</p><script>${new Html(`parent.postMessage({ source: 'turnstile', error: '110100' }, '*')`)}<\/script>`,
    'frame',
  );
