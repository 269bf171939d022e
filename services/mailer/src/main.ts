import { BRAND } from '@trueseason/contracts';
import { exposeFacts, runService } from '@trueseason/platform/runtime';
import { createSignedLinks } from '@trueseason/shop/access';
import { type Mailer, mailHandlers } from '@trueseason/shop/mail';
import { openBackupStore } from '@trueseason/shop/storage';
import { startWorkerService } from '@trueseason/shop/worker';
import { composeMail } from './compose-mail.ts';
import { readMailerConfig } from './config.ts';
import { complaintMailHandler } from './send-complaint-mail.ts';
import { createSender } from './sender.ts';

await runService(() => {
  const config = readMailerConfig();
  return startWorkerService({
    name: 'mailer',
    queue: 'mailer',
    concurrency: config.MAILER_CONCURRENCY,
    config,
    build: async ({ db, measurements, registry }) => {
      const links = createSignedLinks(config.LINK_SECRET);
      const from = { email: config.MAIL_FROM, name: BRAND.name };
      const replyTo = { email: config.SUPPORT_EMAIL, name: `${BRAND.name} support` };
      exposeFacts(registry, 'mail_info', { sender: `${from.name} <${from.email}>`, reply_to: replyTo.email });
      const sender = createSender({
        ...(config.SENDGRID_API_URL && { apiUrl: config.SENDGRID_API_URL }),
        apiKey: config.SENDGRID_API_KEY,
        from,
        replyTo,
      });
      const mailer: Mailer = {
        compose: (mail, kind) => composeMail({ db, measurements, links, config }, mail, kind),
        send: sender.send,
      };
      const deps = { db, mailer, backupStore: openBackupStore(config), config };
      return {
        jobs: {
          ...mailHandlers(deps),
          'send-complaint-mail': complaintMailHandler(deps, config.SUPPORT_EMAIL),
        },
      };
    },
  });
});
