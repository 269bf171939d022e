import type { FastifyInstance } from 'fastify';
import type { Collection } from '../journal.ts';
import { html, page, shownTime } from '../page.ts';
import type { Address, Mail } from './mail.ts';

const addressList = (people: Address[]) => people.map(({ email }) => email).join(', ');

/** GET /mail (JSON), and the mailbox as pages. */
export async function mailbox(app: FastifyInstance, mails: Collection<Mail>): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/mail', async ({ query }) =>
    mails.all().filter(({ to }) => !query.to || to.some(({ email }) => email === query.to)),
  );
  app.get('/mailbox', async (_request, reply) => reply.type('text/html').send(listPage(mails.all())));
  app.get<{ Params: { id: string } }>('/mail/:id', async ({ params }, reply) => {
    const mail = mails.get(params.id);
    if (!mail)
      return reply.code(404).type('text/html').send(page('No such mail', html`<p>It may have been deleted.</p>`));
    return reply.type('text/html').send(mailPage(mail));
  });
  app.get<{ Params: { id: string } }>('/mail/:id/html', async ({ params }, reply) => {
    // A mail is someone else's page: no script of it runs here, as in a mail program.
    reply.header('content-security-policy', "script-src 'none'; sandbox allow-popups allow-popups-to-escape-sandbox");
    return reply.type('text/html').send(`<base target="_blank">${mails.get(params.id)?.html ?? ''}`);
  });
}

function listPage(mails: Mail[]): string {
  if (mails.length === 0)
    return page('Mailbox', html`<p>No mail yet. Every mail that the product sends arrives here.</p>`);
  const rows = mails.map(
    (mail) => html`<tr><td><a href="/mail/${mail.id}">${mail.subject}</a></td><td>${addressList(mail.to)}</td>
<td class="quiet figure">${shownTime(new Date(mail.receivedAt))}</td></tr>`,
  );
  return page(
    'Mailbox',
    html`<div class="scroll"><table><thead><tr><th>Subject</th><th>To</th><th>Received</th></tr></thead><tbody>${rows}</tbody></table></div>
<p class="quiet">The same as JSON: <a href="/mail">/mail</a></p>`,
  );
}

function mailPage(mail: Mail): string {
  const from = mail.from.name ? `${mail.from.name} <${mail.from.email}>` : mail.from.email;
  const attachments = mail.attachments.map(({ filename, bytes }) => `${filename} (${Math.ceil(bytes / 1024)} kB)`);
  return page(
    mail.subject,
    html`<p class="quiet">From ${from}<br>To ${addressList(mail.to)}<br>${shownTime(new Date(mail.receivedAt))}
${attachments.length > 0 ? html`<br>With ${attachments.join(', ')}` : ''}</p>
${mail.html ? html`<iframe title="The mail" src="/mail/${mail.id}/html"></iframe>` : ''}
<h2>As plain text</h2><pre>${mail.text || 'This mail has no plain text part.'}</pre>`,
  );
}
