import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { test } from './test.mjs';

let root: string;
let printed: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'test-task-'));
  mkdirSync(join(root, 'test-results'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

interface RunSettings {
  readonly env: NodeJS.ProcessEnv;
  readonly output?: Buffer[];
}

/** What a runner of one test writes. */
const report = (passes: boolean) => {
  const counts = { numPassedTests: Number(passes), numFailedTests: Number(!passes), testResults: [] };
  const stats = { expected: Number(passes), unexpected: Number(!passes), flaky: 0 };
  return JSON.stringify({ ...counts, stats, suites: [] });
};

/** Runners that note what they are asked for; each runs one test, which passes unless it is of the failing one. */
function runners(failing?: string) {
  const asked: string[] = [];
  const tries = new Set<string | undefined>();
  const run = async (command: string, args: string[], { env, output }: RunSettings): Promise<number> => {
    const projects = args.filter((arg) => arg.startsWith('--project=')).map((arg) => arg.slice('--project='.length));
    const name = command === 'vitest' ? projects.join('+') || 'all' : 'browser';
    const file = args.find((arg) => arg.startsWith('--outputFile'))?.split('=')[1] ?? env.PLAYWRIGHT_JSON_OUTPUT_NAME;
    const said = env.WITHOUT_SWEEPS ? `${name} without sweeps` : name;
    asked.push(name === 'browser' ? `${said}: ${args.join(' ')}` : said);
    tries.add(args.find((arg) => /^--retr(y|ies)=/.test(arg))?.split('=')[1]);
    output?.push(Buffer.from(`said by ${name}\n`));
    writeFileSync(file ?? '', report(name !== failing));
    return name === failing ? 1 : 0;
  };
  const go = (args: string[] = [], check = async () => true) => test({ run, build: async () => 0, check, root, args });
  return { asked, tries, go };
}

it.each(['system', 'unit+web', 'browser'])('fails where a test of %s does, after all have run', async (failing) => {
  const { asked, tries, go } = runners(failing);
  expect(await go()).toBe(false);
  expect(asked).toHaveLength(3);
  expect([...tries]).toEqual(['0']);
  expect(printed).toMatch(/2 passed, 1 failed\n$/);
});

it('leaves sweeps and single screens to a run of all, and says so', async () => {
  const some = runners();
  await some.go();
  expect(some.asked).toEqual([
    'system without sweeps',
    'unit+web without sweeps',
    expect.stringMatching(/^browser without sweeps: test --project=chromium \S*e2e/),
  ]);
  expect(printed).toContain('npm test -- --all');

  printed = '';
  const all = runners();
  expect(await all.go(['--all'])).toBe(true);
  expect(all.asked).toEqual(['system', 'unit+web', expect.stringMatching(/^browser: test --config/)]);
  expect(printed).not.toContain('--all');

  const filtered = runners();
  await filtered.go(['packages/shop']);
  expect(filtered.asked).toEqual(['all without sweeps']);
  expect(printed).toContain('npm test -- packages/shop --all');

  const named = runners();
  await named.go(['every-call.sweep.test.ts']);
  expect(named.asked).toEqual(['all']);
});

it.each(['apps/web/e2e/gift.spec.ts', 'gift.spec.ts', 'apps/web/e2e/spec', 'apps/web/e2e'])(
  'runs browser tests alone that a filter names: %s',
  async (filter) => {
    const { asked, go } = runners();
    const check = vi.fn(async () => false);
    expect(await go([filter], check)).toBe(true);
    expect(asked).toEqual([expect.stringContaining(`browser without sweeps: test ${filter} --config`)]);
    expect(check).not.toHaveBeenCalled();
  },
);

it('runs browser tests together with others', async () => {
  const { asked, go } = runners();
  expect(await go(['packages/shop', 'gift.spec.ts'])).toBe(true);
  expect(asked).toEqual(['all without sweeps', expect.stringMatching(/^browser .*gift/)]);
});

it.each([
  ['units', 'unit+web'],
  ['systems', 'system'],
  ['chromium', expect.stringMatching(/^browser: test --project=chromium --config/)],
  ['other-engines', expect.stringMatching(/^browser: test --project=other-engines --config/)],
])('runs only %s, without checks', async (part, asked) => {
  const { asked: ran, go } = runners();
  const check = vi.fn(async () => false);
  expect(await go(['--all', '--only', part], check)).toBe(true);
  expect(ran).toEqual([asked]);
  expect(check).not.toHaveBeenCalled();
  await expect(go(['--only', 'unit'])).rejects.toThrow('--only takes one of units, systems');
});

it('says where there are no tests, which is a failure of a filter that names nothing', async () => {
  const run = async (_command: string, args: string[]) => (args.includes('--passWithNoTests') ? 0 : 1);
  const go = (filter: string) => test({ run, build: async () => 0, check: async () => true, root, args: [filter] });
  expect(await go('test-results')).toBe(true);
  expect(printed).toContain('No tests here');
  expect(await go('test-reslts')).toBe(false);
});

/** In both runners' words: a test that fails at its first try. */
const PLANTED = {
  'planted.test.ts': 'let tries = 0; it("stumbles", () => expect(++tries).toBe(2));',
  'planted.spec.ts': `import { expect, test } from '@playwright/test';
    test('stumbles', () => expect(test.info().retry).toBe(1));`,
  'apps/web/playwright.config.ts': "export default { testDir: '../..', testMatch: '*.spec.ts' };",
  'package.json': '{ "type": "module" }',
};

it('names at the end what passed only at another try, as both runners report it', { timeout: 120_000 }, async () => {
  mkdirSync(join(root, 'apps/web'), { recursive: true });
  for (const [name, text] of Object.entries(PLANTED)) writeFileSync(join(root, name), text);
  const packages = join(dirname(import.meta.dirname), 'apps/web/node_modules');
  for (const folder of ['node_modules', 'apps/web/node_modules']) symlinkSync(packages, join(root, folder));
  const run = async (command: string, args: string[], { env }: RunSettings): Promise<number> => {
    const globals = command === 'vitest' ? ['--globals'] : [];
    const settings = { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' } as const;
    return (await once(spawn(command, [...args, ...globals], settings), 'close'))[0];
  };
  const go = (...args: string[]) => test({ run, build: async () => 0, check: async () => true, root, args });
  expect(await go('--retry', 'planted.test.ts', 'planted.spec.ts')).toBe(true);
  const named =
    /Passed only at another try \(2\):\n {2}\S*planted.test.ts › stumbles\n {2}planted.spec.ts › stumbles\n\n/;
  expect(printed).toMatch(new RegExp(`${named.source}0 passed, 0 failed\\n$`));
});
