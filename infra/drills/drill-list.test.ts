import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCompose } from '../testing/compose-file.ts';
import { filledEnv } from '../testing/env-file.ts';
import { ROOT, readText } from '../testing/files.ts';
import type { Stage } from './compose.ts';
import { containerHost } from './container-host.ts';
import { readRotations } from './documents.ts';
import { DRILLS, drillsAsked } from './drill-list.ts';

const names = DRILLS.map(({ name }) => name);
const namesAsked = (...words: string[]) => drillsAsked(words).map(({ name }) => name);

it('crashes and freezes every container that runs for good', () => {
  const services = Object.entries(readCompose(filledEnv()).services);
  const forGood = services.filter(([, { restart, profiles }]) => restart !== 'no' && !profiles).map(([name]) => name);
  expect(forGood).toContain('gateway');
  for (const part of forGood) expect(names).toEqual(expect.arrayContaining([`crash ${part}`, `freeze ${part}`]));
});

it('asks only for faults that containers know', () => {
  const { faults } = containerHost({ urls: {} } as Stage);
  for (const { fault } of DRILLS)
    if (fault) expect(faults[fault.kind]?.parts).toEqual(expect.arrayContaining([...fault.parts]));
});

it('rotates every secret of the runbook', () => {
  const rotated = names.filter((name) => name.startsWith('rotate '));
  expect(rotated).toEqual(readRotations().map(({ secrets }) => `rotate ${secrets[0]}`));
});

it('waits only for alerts that exist', () => {
  const rules = readdirSync(join(ROOT, 'infra/prometheus/rules')).flatMap((file) =>
    (parse(readText(`infra/prometheus/rules/${file}`)).groups as { rules: { alert?: string }[] }[]).flatMap((group) =>
      group.rules.map(({ alert }) => alert),
    ),
  );
  for (const alert of DRILLS.flatMap(({ alerts = [] }) => alerts)) expect(rules).toContain(alert);
});

it('names each drill once, and finds it by its name, its first word, or as part of a full run', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(namesAsked('full')).toEqual(names);
  expect(namesAsked('slow s3', 'scale')).toEqual(['slow s3', 'scale']);
  expect(namesAsked('release')).toEqual(names.filter((name) => name.startsWith('release ')));
  expect(namesAsked()).not.toContain('restore');
});
