import { BRAND, REFUND_AFTER_DAYS } from '@trueseason/contracts';
import { backupStoreConfig, positiveInt, readConfig } from '@trueseason/platform/runtime';
import { workerConfig } from '@trueseason/shop/worker';
import { z } from 'zod';

const shape = {
  ...workerConfig,
  ...backupStoreConfig,
  PUBLIC_URL: z.url(),
  LINK_SECRET: z.string().min(32, 'must have at least 32 characters'),
  SENDGRID_API_KEY: z.string().min(1),
  /** Only for a local stand-in; defaults to the SDK's address. */
  SENDGRID_API_URL: z.url().optional(),
  MAIL_FROM: z.email().default(BRAND.mailFrom),
  SUPPORT_EMAIL: z.email().default(BRAND.supportEmail),
  /** Days until a paid order without usable photos is refunded; the gateway reads the same variable. */
  REFUND_AFTER_DAYS: positiveInt.default(REFUND_AFTER_DAYS),
  MAILER_CONCURRENCY: positiveInt.default(5),
  /** Wait for the provider's event about a mail whose sender died, before a retry. */
  MAIL_CONFIRM_MS: positiveInt.default(60_000),
} as const;

export type MailerConfig = ReturnType<typeof readMailerConfig>;

export const readMailerConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
