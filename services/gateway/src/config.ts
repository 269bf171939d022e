import {
  CURRENCIES,
  CURRENCY,
  type Currency,
  keysOf,
  MAXIMUM_CHARGE_CENTS,
  missingOperatorFacts,
  type OPERATOR_VARIABLES,
  PHOTO_CONSENT_MODES,
  PRICE_CENTS,
  REFUND_AFTER_DAYS,
} from '@trueseason/contracts';
import {
  backupStoreConfig,
  ConfigError,
  type ConfigOf,
  commonConfig,
  databaseConfig,
  flag,
  keysConfig,
  port,
  positiveInt,
  queueConfig,
  readConfig,
  storageConfig,
} from '@trueseason/platform/runtime';
import { SWEEP_GRACE_MS } from '@trueseason/shop/jobs';
import { firstOperatorConfig } from '@trueseason/shop/operators';
import Stripe from 'stripe';
import { z } from 'zod';
import { linkSecretConfig } from './audit/link-secrets.ts';

const fact = z.string().optional();
const operator = {
  OPERATOR_NAME: fact,
  OPERATOR_ADDRESS: fact,
  OPERATOR_COUNTRY: fact,
  OPERATOR_HOSTING: fact,
  OPERATOR_PERSON: fact,
  OPERATOR_REGISTER: fact,
  OPERATOR_VAT_ID: fact,
  OPERATOR_PRIVACY_CONTACT: fact,
} as const satisfies Record<keyof typeof OPERATOR_VARIABLES, z.ZodType>;

const shape = {
  ...commonConfig,
  ...databaseConfig,
  ...queueConfig,
  ...storageConfig,
  ...keysConfig,
  ...backupStoreConfig,
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The public address, used for links in mails and return URLs of hosted pages. */
  PUBLIC_URL: z.url(),
  /** The fleet page as operators reach it; the back office links there. */
  OPS_URL: z.url().optional(),
  /** Addresses or ranges of our proxies (`10.0.0.0/8,127.0.0.1`), trusted to report the client's address. */
  TRUSTED_PROXIES: z.string().optional(),
  /** The built web app; without it only the API is served, and the web app runs in a container. */
  WEB_DIR: z.string().optional(),
  /** Where analysis workers check photos and map hair; without it the upload screen shows no verdicts. */
  ANALYSIS_URL: z.url().optional(),
  ...linkSecretConfig,
  ...firstOperatorConfig,
  /** A restricted key (`rk_`) works, too. */
  STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_/, 'must start with sk_ or rk_'),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must start with pk_'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_'),
  /** Only for a local stand-in; defaults to the SDK's address. */
  STRIPE_API_URL: z.url().optional(),
  /** The provider's tax code of our product; if set, Stripe Tax computes the tax included in each price. */
  STRIPE_TAX_CODE: z
    .string()
    .regex(/^txcd_\d{8}$/, 'must be a tax code like txcd_10000000')
    .optional(),
  /** Countries of cards whose buyers may withdraw, such as `DE,FR`; without it, all may. */
  WITHDRAWAL_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be ISO codes like DE,FR')
    .transform((codes): readonly string[] => codes.split(','))
    .optional(),
  /** Of the version that the SDK calls; the types in apps/web are of the same (`config.test.ts`). */
  STRIPE_JS_URL: z.url().default(`https://js.stripe.com/${Stripe.MAJOR_API_VERSION}/stripe.js`),
  /** Public key of the mail provider's signed events; without it events are refused. */
  SENDGRID_WEBHOOK_PUBLIC_KEY: z.string().startsWith('MFkw', 'must start with MFkw').optional(),
  /** Behind an edge that asks another gateway then. */
  REFUSE_WHILE_CUT_OFF: flag.default(false),
  RELAY_INTERVAL_MS: positiveInt.default(1_000),
  SWEEP_INTERVAL_MS: positiveInt.default(10_000),
  /** Jobs younger than this are not overdue. */
  SWEEP_GRACE_MS: positiveInt.default(SWEEP_GRACE_MS),
  RECONCILE_INTERVAL_MS: positiveInt.default(60_000),
  PHOTO_EXPIRY_INTERVAL_MS: positiveInt.default(60 * 60 * 1000),
  /**
   * Scales rate limits and per-address concurrency: raise it where many people share an address, or for load tests.
   * Limits it does not scale are listed in packages/contracts/src/rows/limit.ts.
   */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** Free analyses per day; about six hours of one core at 4 s each. Further ones are refused. */
  ANALYSES_PER_DAY_UNPAID: positiveInt.default(5_000),
  /** Where challenge tokens are verified (Turnstile's siteverify or compatible); without it there are no challenges. */
  CHALLENGE_URL: z.url().optional(),
  CHALLENGE_SECRET: z.string().optional(),
  /** The widget's site key. Required with CHALLENGE_URL: a challenge without a widget cannot be passed. */
  CHALLENGE_SITE_KEY: z.string().optional(),
  CHALLENGE_SCRIPT_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
  /** Orders and payment intents per hour and address before a challenge is required. */
  CHALLENGE_AFTER: positiveInt.default(10),
  /** Container ID of the analytics provider, loaded only with consent; without it nothing is loaded or sent. */
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must be the id of a container')
    .optional(),
  ANALYTICS_SCRIPT_URL: z.url().default('https://www.googletagmanager.com/gtm.js'),
  /** Who runs the shop. Live keys require these. */
  ...operator,
  SUPPORT_EMAIL: z.email().optional(),
  /** In cents, with all taxes; read where a module of ours needs it (`brand-and-price.ts`), and checked here. */
  PRICE_CENTS: z.coerce.number().int().max(MAXIMUM_CHARGE_CENTS).default(PRICE_CENTS),
  CURRENCY: z
    .enum(keysOf(CURRENCIES), {
      error: `must be one with cents that the provider takes: ${keysOf(CURRENCIES).join(', ')}`,
    })
    .default(CURRENCY),
  /** Whether photos are refused without recorded consent, or consent is only recorded when given. */
  PHOTO_CONSENT: z.enum(PHOTO_CONSENT_MODES).default('required'),
  /** Provider of second opinions if analysis workers have VERTEX_*; named in the consent. */
  SECOND_OPINION: z.enum(['google']).optional(),
  /** Three 10 MB photos on a slow phone line (2 Mbit/s) take two minutes. */
  REQUEST_TIMEOUT_MS: positiveInt.default(180_000),
  /** A paid order without usable photos is refunded after this many days; the mailer reads the same variable. */
  REFUND_AFTER_DAYS: positiveInt.default(REFUND_AFTER_DAYS),
} as const;

export type GatewayConfig = ConfigOf<typeof shape>;

export function readGatewayConfig(env?: NodeJS.ProcessEnv) {
  const config = readConfig(shape, env);
  const parts = ['CHALLENGE_URL', 'CHALLENGE_SECRET', 'CHALLENGE_SITE_KEY'] as const;
  const missing = parts.filter((name) => !config[name]);
  if (missing.length > 0 && missing.length < parts.length) {
    throw new ConfigError(`A challenge needs ${parts.join(', ')}; missing: ${missing.join(', ')}. See .env.example.`);
  }
  requireChargeablePrice(config);
  requireKeysOfOneMode(config);
  requireOperator(config);
  return config;
}

function requireChargeablePrice({
  PRICE_CENTS: cents,
  CURRENCY: currency,
}: {
  PRICE_CENTS: number;
  CURRENCY: Currency;
}): void {
  const { minimumCents } = CURRENCIES[currency];
  if (cents >= minimumCents) return;
  throw new ConfigError(`PRICE_CENTS must be at least ${minimumCents}, the provider's minimum charge in ${currency}.`);
}

const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

/** A payment made with one cannot be found with the other. */
function requireKeysOfOneMode({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }: GatewayConfig): void {
  if (isLiveKey(secret) === isLiveKey(publishable)) return;
  throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are one of test mode and one of live mode.');
}

/** A live shop must name its operator and require a second factor for the back office. */
function requireOperator(config: GatewayConfig): void {
  if (!isLiveKey(config.STRIPE_SECRET_KEY)) return;
  if (config.ADMIN_PASSWORD_HASH && !config.ADMIN_TOTP_SECRET) {
    throw new ConfigError('With a live payment key ADMIN_PASSWORD_HASH needs ADMIN_TOTP_SECRET. See .env.example.');
  }
  const missing = missingOperatorFacts(config);
  if (missing.length === 0) return;
  throw new ConfigError(`With a live payment key the policies need ${missing.join(', ')}. See .env.example.`);
}
