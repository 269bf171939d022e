import { expect, it } from 'vitest';
import { requiredVariables } from './testing/compose-file.ts';
import { documentedVariables, emptyVariables, variablesOf } from './testing/env-file.ts';
import { listFiles, readText } from './testing/files.ts';
import { READERS } from './testing/readers.ts';

/** Variables of the machine, the container, a library or the test run, not of the product. */
const NOT_OURS = [
  'PATH',
  'TMPDIR',
  'HOME',
  'LD_LIBRARY_PATH',
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'ORT_DISABLE_TELEMETRY',
];

const documented = documentedVariables();

it.each(Object.entries(READERS))('documents every variable of %s', (_name, read) => {
  const variables = variablesOf(read);
  expect(variables.length).toBeGreaterThan(8);
  expect(variables.filter((variable) => !documented.includes(variable))).toEqual([]);
});

it('documents every variable read outside a config', () => {
  const sources = ['packages', 'services', 'apps/ops/src'].flatMap((folder) => listFiles(folder, '.ts'));
  const read = sources
    .filter((path) => path.includes('/src/') && !/\.test\.ts$|\/testing\/|^packages\/(testing|drills)\//.test(path))
    .flatMap((path) => [...readText(path).matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name));
  expect(read).toContain('CHROMIUM_PATH');
  const missing = new Set(read.filter((name) => !documented.includes(name) && !NOT_OURS.includes(name)));
  expect([...missing]).toEqual([]);
});

it('documents every variable that docker-compose.yml reads', () => {
  const used = [...readText('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
  expect([...new Set(used)].filter((name) => !documented.includes(name))).toEqual([]);
});

it('leaves no required variable of the container setup commented out', () => {
  expect(requiredVariables().filter((name) => !emptyVariables().includes(name))).toEqual([]);
});

it('names each variable once and contains no secret', () => {
  expect(documented.filter((name, index) => documented.indexOf(name) !== index)).toEqual([]);
  const secrets = documented.filter((name) => /PASSWORD|SECRET$|SECRET_|API_KEY/.test(name) && !/URL/.test(name));
  const text = readText('.env.example');
  expect(secrets.filter((name) => !new RegExp(`^(# )?${name}=$`, 'm').test(text))).toEqual([]);
});
