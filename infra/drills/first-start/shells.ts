import { type SeededRandom, seededRandom } from '@trueseason/testing';

// Shells that a start may meet: variables of other projects, tools and build servers, settings of npm, temporary folders.

/** Values that break a program that reads them. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  HOST: ['x86_64-conda-linux-gnu', '0.0.0.0'],
  PGHOST: ['db.invalid'],
  PGPORT: ['1'],
  PGUSER: ['nobody'],
  PGPASSWORD: ['wrong'],
  PGDATABASE: ['other'],
  PGSSLMODE: ['require', 'verify-full'],
  PGOPTIONS: ['-c statement_timeout=1'],
  PGDATA: ['/nowhere'],
  DATABASE_URL: ['postgres://app:app@127.0.0.1:1/app', 'no address'],
  REDIS_URL: ['redis://127.0.0.1:1'],
  AWS_ACCESS_KEY_ID: ['AKIAOTHER'],
  AWS_PROFILE: ['missing'],
  AWS_ENDPOINT_URL: ['http://127.0.0.1:1'],
  S3_BUCKET: ['other'],
  STORAGE_DIR: ['/nowhere'],
  STRIPE_SECRET_KEY: ['sk_live_other', 'sk_test_other'],
  STRIPE_API_URL: ['http://127.0.0.1:1'],
  SENDGRID_API_KEY: ['SG.other'],
  VERTEX_API_KEY: ['other'],
  MASTER_KEY: ['short'],
  PUBLIC_URL: ['nonsense'],
  LOG_LEVEL: ['loud'],
  HEALTH_PORT: ['1'],
  WEB_DIR: ['/nowhere'],
  SENTRY_DSN: ['http://key@127.0.0.1:1/1'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['http://127.0.0.1:1'],
  NODE_OPTIONS: ['--max-old-space-size=96', '--trace-warnings'],
  NODE_ENV: ['production', 'development', 'test'],
  NODE_PATH: ['/nowhere'],
  NODE_COMPILE_CACHE: ['/proc/none'],
  CI: ['true', '1'],
  DEBUG: ['*'],
  HTTP_PROXY: ['http://127.0.0.1:1'],
  https_proxy: ['http://127.0.0.1:1'],
  NO_PROXY: ['internal.example'],
  LANG: ['xx_YY.UTF-8', 'C'],
  LC_ALL: ['de_DE.ISO-8859-1'],
  TZ: ['Mars/Olympus', 'Pacific/Apia'],
  TERM: ['dumb'],
  FORCE_COLOR: ['1'],
  XDG_CACHE_HOME: ['/nowhere'],
  npm_config_ignore_scripts: ['true'],
  npm_config_omit: ['dev'],
  PNPM_CONFIG_NODE_LINKER: ['hoisted'],
  TURBO_FORCE: ['true'],
  ENV: ['/nowhere'],
  UV_THREADPOOL_SIZE: ['1'],
};
/** Lines of ~/.npmrc; the registry went away after everything was installed. */
const NPMRC = [
  '',
  'ignore-scripts=true',
  'omit=dev\nomit=optional',
  'prefix=/nowhere/npm',
  'registry=http://127.0.0.1:1/',
];
const TMPDIR = ['usual', 't'.repeat(90), 'with a space'];

export interface Shell {
  readonly variables: Readonly<Record<string, string>>;
  readonly npmrc: string;
  /** A folder's name. */
  readonly tmpdir: string;
}

/** '' means a variable that is not set. */
const FACTORS: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(VARIABLES).map(([name, values]) => [name, ['', ...values]] as const),
  ['.npmrc', NPMRC],
  ['TMPDIR', TMPDIR],
];

/** Each two values of two factors, as one word. */
const pairsOf = (row: readonly string[]): string[] =>
  row.flatMap((value, at) => row.slice(at + 1).map((other, by) => `${at} ${value} | ${at + by + 1} ${other}`));

export const allPairs = (): number => {
  const sizes = FACTORS.map(([, values]) => values.length);
  return sizes.reduce((sum, size, at) => sum + sizes.slice(at + 1).reduce((more, other) => more + size * other, 0), 0);
};

/** Of this many by chance, the one with the most new pairs is taken. */
const CANDIDATES = 40;

function nextRow(seen: ReadonlySet<string>, { pick }: SeededRandom): readonly string[] {
  const candidates = Array.from({ length: CANDIDATES }, () => FACTORS.map(([, values]) => pick(values)));
  const news = candidates.map((row) => pairsOf(row).filter((pair) => !seen.has(pair)).length);
  return candidates[news.indexOf(Math.max(...news))] ?? [];
}

/** Environments in which each two values of two factors meet at least once, as far as so many can. */
export function shells(count: number, seed: number): { shells: Shell[]; pairs: number } {
  const random = seededRandom(seed);
  const seen = new Set<string>();
  const rows = Array.from({ length: count }, () => {
    const row = nextRow(seen, random);
    for (const pair of pairsOf(row)) seen.add(pair);
    const values = Object.fromEntries(FACTORS.map(([name], at) => [name, row[at] ?? '']));
    const { '.npmrc': npmrc = '', TMPDIR: tmpdir = '', ...variables } = values;
    return { npmrc, tmpdir, variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => value)) };
  });
  return { shells: rows, pairs: seen.size };
}
