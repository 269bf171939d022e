// What an environment uses in place of what would start here. `npm start` runs this from source, before anything is built.

interface Provider {
  /** As the ready line names it. */
  readonly name: string;
  /** The variable that asks for it. */
  readonly variable: string;
  /** Money, mail or faces of real people reach it. */
  readonly isLive: boolean;
}

/** A place without its password. */
function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed ? `${parsed.host}${parsed.pathname === '/' ? '' : parsed.pathname}` : 'an address that is none';
}

/** By variable: its provider, or nothing while it leads to a stand-in. */
const PROVIDERS: Record<string, (value: string, env: NodeJS.ProcessEnv) => Omit<Provider, 'variable'> | undefined> = {
  DATABASE_URL: (url) => ({ name: `Postgres at ${placeOf(url)}`, isLive: false }),
  REDIS_URL: (url) => ({ name: `Redis at ${placeOf(url)}`, isLive: false }),
  S3_BUCKET: (bucket, { S3_ENDPOINT }) => ({
    name: `S3 bucket ${bucket}${S3_ENDPOINT ? ` at ${placeOf(S3_ENDPOINT)}` : ''}`,
    isLive: false,
  }),
  STORAGE_DIR: (folder) => ({ name: `photos and reports in ${folder}`, isLive: false }),
  STRIPE_SECRET_KEY(key, { STRIPE_API_URL }) {
    const isLive = /^[sr]k_live_/.test(key);
    if (STRIPE_API_URL && !isLive) return undefined;
    return { name: `Stripe with ${isLive ? 'a live' : 'a test'} key`, isLive };
  },
  // It has no test keys.
  SENDGRID_API_KEY: (_, { SENDGRID_API_URL }) => (SENDGRID_API_URL ? undefined : { name: 'SendGrid', isLive: true }),
  VERTEX_PROJECT: (project) => ({ name: `Vertex AI of ${project}`, isLive: true }),
  VERTEX_API_KEY: () => ({ name: 'Vertex AI', isLive: true }),
  KMS_KEY_ID: () => ({ name: 'AWS KMS', isLive: false }),
  CHALLENGE_URL: (url) => ({ name: `challenges of ${placeOf(url)}`, isLive: false }),
  ANALYTICS_ID: () => ({ name: 'analytics', isLive: false }),
  SENTRY_DSN: (url) => ({ name: `Sentry at ${placeOf(url)}`, isLive: false }),
  OTEL_EXPORTER_OTLP_ENDPOINT: (url) => ({ name: `traces at ${placeOf(url)}`, isLive: false }),
};

export const outsideProviders = (env: NodeJS.ProcessEnv): Provider[] =>
  Object.entries(PROVIDERS).flatMap(([variable, describe]) => {
    const value = env[variable];
    const provider = value ? describe(value, env) : undefined;
    return provider ? [{ ...provider, variable }] : [];
  });
