import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { emptyVariables, filledEnv } from '../testing/env-file.ts';
import { readText } from '../testing/files.ts';
import { problemsOf } from './check-env.ts';
import { QUESTIONS, SECRETS, withSecrets, withValue } from './env-text.ts';

const example = readText('.env.example');

it('makes every secret once, and asks for everything else that is required', () => {
  const made = parseEnv(withSecrets(example));
  for (const name of SECRETS) expect(made[name]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(SECRETS.map((name) => made[name])).size).toBe(SECRETS.length);
  const known = [...SECRETS, ...Object.keys(QUESTIONS)];
  expect(emptyVariables().filter((name) => !known.includes(name))).toEqual([]);
});

it('keeps values that are there', () => {
  const once = withSecrets(example);
  expect(withSecrets(once)).toBe(once);
});

it('sets a value in its place, so that it is read back', () => {
  for (const value of ["L'Atelier, 1 Rue", '$2a$12$hash', 'a "b" #c', 'https://a.example']) {
    expect(parseEnv(withValue(example, 'OPERATOR_NAME', value)).OPERATOR_NAME).toBe(value);
  }
});

it('reports everything that is missing or wrong at once', () => {
  const problems = problemsOf({ ...parseEnv(withSecrets(example)), STRIPE_SECRET_KEY: 'x', PUBLIC_URL: 'shop' });
  expect(problems).toEqual(
    expect.arrayContaining([
      'MAIL_FROM: is required',
      'SENDGRID_API_KEY: is required',
      'STRIPE_SECRET_KEY: must start with sk_ or rk_',
      expect.stringMatching(/^PUBLIC_URL: /),
    ]),
  );
  expect(problemsOf(filledEnv())).toEqual([]);
});
