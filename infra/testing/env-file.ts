import { parseEnv } from 'node:util';
import { readText } from './files.ts';

/** Every variable of .env.example, including commented ones. */
export function documentedVariables(): string[] {
  return readText('.env.example')
    .split('\n')
    .flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
}

/** .env.example, and the values to fill in. */
const exampleEnv = (): NodeJS.Dict<string> => parseEnv(readText('.env.example'));

export const emptyVariables = (): string[] =>
  Object.entries(exampleEnv()).flatMap(([name, value]) => (value === '' ? name : []));

const SAMPLES: Record<string, string> = {
  STRIPE_SECRET_KEY: 'sk_test_sample',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sample',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample',
  SENDGRID_API_KEY: 'SG.sample',
};

/** .env.example filled in per its comments. */
export function filledEnv(): Record<string, string> {
  const filled = emptyVariables().map((name) => [name, SAMPLES[name] ?? '0123456789abcdef'.repeat(4)]);
  const addresses = {
    PUBLIC_URL: 'https://trueseason.example',
    MAIL_FROM: 'results@trueseason.example',
    SUPPORT_EMAIL: 'help@trueseason.example',
  };
  return { ...exampleEnv(), ...Object.fromEntries(filled), ...addresses };
}

/** The variables that a config reader reads. */
export function variablesOf(read: (env: NodeJS.ProcessEnv) => unknown): string[] {
  const asked = new Set<string>();
  const env = new Proxy({} as NodeJS.ProcessEnv, {
    get: (_target, name) => {
      asked.add(String(name));
      return undefined;
    },
  });
  try {
    read(env);
  } catch {
    // Fails because nothing is set, after reading everything.
  }
  return [...asked];
}
