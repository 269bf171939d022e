/*
 * Writes .env for `docker compose`: copies .env.example, makes the secrets, asks for what only a person knows, and checks
 * all of it at once. Changes no value that is there.
 *
 * npm run setup [-- --check] only checks
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseEnv } from 'node:util';
import { ROOT, readText } from '../testing/files.ts';
import { problemsOf } from './check-env.ts';
import { QUESTIONS, SECRETS, withSecrets, withValue } from './env-text.ts';

const file = join(ROOT, '.env');

async function ask(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let answered = text;
  for (const [name, question] of Object.entries(QUESTIONS)) {
    if (parseEnv(answered)[name]) continue;
    const answer = (await terminal.question(`${question}\n  ${name}: `)).trim();
    if (answer) answered = withValue(answered, name, answer);
  }
  terminal.close();
  return answered;
}

let text = readText(existsSync(file) ? '.env' : '.env.example');
if (!process.argv.includes('--check')) {
  text = withSecrets(text);
  writeFileSync(file, text, { mode: 0o600 });
  process.stdout.write(
    `.env has ${SECRETS.length} secrets. Keep a copy of MASTER_KEY elsewhere: without it photos are lost.\n`,
  );
  if (process.stdin.isTTY) text = await ask(text);
  writeFileSync(file, text);
}
const problems = problemsOf(parseEnv(text));
if (problems.length > 0) {
  process.stdout.write(
    `Still to do in .env, where comments explain each:\n${problems.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write('.env is complete. Next: docker compose up --build --detach --wait\n');
}
