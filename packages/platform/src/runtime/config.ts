import { z } from 'zod';

/** The environment is invalid; the message names each wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type ConfigOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Empty values count as absent. @throws ConfigError naming every missing or wrong variable, never its value */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv = process.env,
): ConfigOf<Shape> {
  const names = Object.keys(shape);
  const presentValues = Object.fromEntries(names.filter((name) => env[name]).map((name) => [name, env[name]]));
  const parsed = z.object(shape).safeParse(presentValues);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, code, message }) => {
    const name = String(path[0]);
    return `  ${name}: ${code === 'invalid_type' && !(name in presentValues) ? 'is required' : message}`;
  });
  throw new ConfigError(`The configuration is not complete:\n${lines.join('\n')}\nSee .env.example.`);
}

export const port = z.coerce.number().int().min(0).max(65535);
export const positiveInt = z.coerce.number().int().positive();
/** How far a process lets others on its machine go first. */
export const niceValue = z.coerce.number().int().min(0).max(19);
export const flag = z.stringbool();
export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

export const commonConfig = {
  LOG_LEVEL: logLevel.default('info'),
  /** Port for health, readiness and metrics; not public. 0 picks a free one. */
  HEALTH_PORT: port.default(0),
  HEALTH_HOST: z.string().default('127.0.0.1'),
  /** DSN of a Sentry-compatible service; without it errors are not reported. */
  SENTRY_DSN: z.url().optional(),
  /** OTLP/HTTP endpoint for traces; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Time to finish running work on shutdown. */
  SHUTDOWN_TIMEOUT_MS: positiveInt.default(15_000),
} as const;

export const databaseConfig = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' }),
  DATABASE_POOL_SIZE: positiveInt.default(10),
} as const;

export const queueConfig = {
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }),
  QUEUE_PREFIX: z.string().min(1).default('trueseason'),
} as const;

const masterKey = z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits');

/** For services that decrypt: a configured master key, or one in AWS KMS. */
export const keysConfig = {
  MASTER_KEY: masterKey.optional(),
  /** Only unwraps: set during a rotation until all keys are rewrapped. */
  MASTER_KEY_PREVIOUS: masterKey.optional(),
  /** Not an alias: repointing it would leave wrapped keys unreadable. */
  KMS_KEY_ID: z
    .string()
    .regex(
      /^arn:aws[a-z-]{0,20}:kms:[a-z0-9-]{1,40}:\d{12}:key\/[\w-]{1,60}$/,
      'must be the ARN of a key, and not of an alias',
    )
    .optional(),
  KMS_REGION: z.string().default('us-east-1'),
  /** Only for a local stand-in; defaults to the SDK's address. */
  KMS_ENDPOINT: z.url().optional(),
} as const;

/** For services with an object store: a bucket, or a local folder. */
export const storageConfig = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STORAGE_DIR: z.string().optional(),
  /** Where all keys begin; separates systems that share a bucket. */
  STORAGE_PREFIX: z
    .string()
    .regex(/^[\w-]+\/$/, 'must be a name with a slash at the end')
    .optional(),
} as const;

/** Where Postgres is copied to, with markers of what a restore would undo or repeat. */
export const backupStoreConfig = {
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ENDPOINT: z
    .string()
    .regex(/^[^/]+$/, 'must be a host')
    .optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
} as const;
