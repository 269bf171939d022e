import { BRAND } from '@trueseason/contracts';
import { createLinks } from '@trueseason/links';
import { runService } from '@trueseason/runtime';
import { startWorkerService } from '@trueseason/worker-host';
import { readMailerConfig } from './config.ts';
import { type MailerDeps, sendMail } from './send-mail.ts';
import { createSender } from './sender.ts';

await runService(() => {
  const config = readMailerConfig();
  return startWorkerService({
    name: 'mailer',
    queue: 'mailer',
    concurrency: config.MAILER_CONCURRENCY,
    config,
    build: async ({ db }) => {
      const links = createLinks(config.LINK_SECRET);
      const sender = createSender({
        ...(config.SENDGRID_API_URL && { apiUrl: config.SENDGRID_API_URL }),
        apiKey: config.SENDGRID_API_KEY,
        from: { email: config.MAIL_FROM, name: BRAND.name },
      });
      const deps: MailerDeps = { db, sender, links, config };
      return {
        jobs: {
          'send-results': (context) => sendMail(deps, 'results', context),
          'send-photo-request': (context) => sendMail(deps, 'photo_request', context),
          'send-deletion-receipt': (context) => sendMail(deps, 'deletion_receipt', context),
        },
      };
    },
  });
});
