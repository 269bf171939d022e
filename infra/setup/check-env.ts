import { readCompose, requiredVariables } from '../testing/compose-file.ts';
import { filledEnv } from '../testing/env-file.ts';
import { READERS } from '../testing/readers.ts';
import { partProblem, variableProblem } from './known-words.ts';

/** Everything that is missing or wrong for the containers, one line each. */
export function problemsOf(env: NodeJS.Dict<string>): string[] {
  const missing = requiredVariables().filter((name) => !env[name]);
  const samples = filledEnv();
  const services = readCompose({
    ...env,
    ...Object.fromEntries(missing.map((name) => [name, samples[name]])),
  }).services;
  const wrong = Object.entries(READERS).flatMap(([name, read]) => {
    try {
      read(services[name]?.environment);
      return [];
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ConfigError')) throw error;
      const lines = error.message.split('\n');
      const each = lines.flatMap((line) => (line.startsWith('  ') ? line.trim() : []));
      return each.length > 0 ? each : lines;
    }
  });
  for (const part of env.COMPOSE_PROFILES?.split(',') ?? []) {
    const problem = part && partProblem(part);
    if (problem) wrong.push(`COMPOSE_PROFILES: ${problem}`);
  }
  wrong.push(...Object.keys(env).flatMap((name) => variableProblem(name) ?? []));
  return [...missing.map((name) => `${name}: is required`), ...new Set(wrong)];
}
