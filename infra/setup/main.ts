/*
 * Writes .env for `docker compose`: copies .env.example, makes the secrets, asks for what only a person knows, and checks
 * all of it at once. Never changes existing values.
 *
 * npm run setup [-- --check] only checks; `-- tls operator NAME=value` sets these
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseEnv } from 'node:util';
import { ROOT, readText } from '../testing/files.ts';
import { problemsOf } from './check-env.ts';
import { QUESTIONS, SECRETS, withSecrets, withValue, withWord, wordProblem } from './env-text.ts';
import { knownParts } from './known-words.ts';
import { lacksOf } from './public-shop.ts';

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

const HELP = `npm run setup [-- --check | WORD …]
Makes .env for the containers with its secrets, asks for the rest, and checks all of it.
  --check      only checks
  NAME=value   sets a variable of .env.example
  operator     makes the first operator, and shows password and code once
  ${knownParts().join(', ')}   adds this part of the containers
`;

/** Sets what each word names, and says so. Words that are not known are named together, and nothing is changed. */
async function withWords(text: string, words: readonly string[]): Promise<string> {
  const problems = words.flatMap((word) => wordProblem(word) ?? []);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\nNothing was changed. npm run setup -- --help lists what there is.\n`);
    process.exit(64);
  }
  let changed = text;
  for (const word of words) changed = await withWord(changed, word, (said) => process.stdout.write(said));
  return changed;
}

const words = process.argv.slice(2);
if (words.includes('--help')) {
  process.stdout.write(HELP);
  process.exit(0);
}
let text = readText(existsSync(file) ? '.env' : '.env.example');
if (!words.includes('--check')) {
  text = await withWords(withSecrets(text), words);
  writeFileSync(file, text, { mode: 0o600 });
  process.stdout.write(
    `.env has ${SECRETS.length} secrets. Keep copies of MASTER_KEY and BACKUP_PASSPHRASE elsewhere: without them photos and backups are lost.\n`,
  );
  if (process.stdin.isTTY && words.length === 0) text = await ask(text);
  writeFileSync(file, text);
}
const env = parseEnv(text);
const todo = [...problemsOf(env), ...lacksOf(env)].map((line) => `  ${line}\n`).join('');
process.exitCode = todo ? 1 : 0;
process.stdout.write(
  todo
    ? `Still to do in .env, where comments explain each (one command takes several):\n${todo}`
    : `.env is complete for ${env.PUBLIC_URL}. Next: docker compose up --build --detach --wait\n`,
);
