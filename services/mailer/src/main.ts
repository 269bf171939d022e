import { BRAND } from '@trueseason/contracts';
import { runService } from '@trueseason/platform/runtime';
import { openBackupStore } from '@trueseason/platform/storage';
import { createSignedLinks } from '@trueseason/shop/access';
import { startWorkerService } from '@trueseason/shop/worker';
import { readMailerConfig } from './config.ts';
import { mailHandlers } from './mail-handlers.ts';
import { createSender } from './sender.ts';

await runService(() => {
  const config = readMailerConfig();
  return startWorkerService({
    name: 'mailer',
    queue: 'mailer',
    concurrency: config.MAILER_CONCURRENCY,
    config,
    build: async ({ db, measurements }) => {
      const links = createSignedLinks(config.LINK_SECRET);
      const sender = createSender({
        ...(config.SENDGRID_API_URL && { apiUrl: config.SENDGRID_API_URL }),
        apiKey: config.SENDGRID_API_KEY,
        from: { email: config.MAIL_FROM, name: BRAND.name },
        replyTo: { email: config.SUPPORT_EMAIL, name: `${BRAND.name} support` },
      });
      return { jobs: mailHandlers({ db, measurements, sender, links, backupStore: openBackupStore(config), config }) };
    },
  });
});
