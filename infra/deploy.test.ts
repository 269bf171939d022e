import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type EngineStandIn, engineStandIn } from './testing/engine-stand-in.ts';
import { ROOT, readText } from './testing/files.ts';
import { DEPLOY_COMMANDS, hasCommands } from './testing/has-commands.ts';

const it = test.runIf(hasCommands(...DEPLOY_COMMANDS));

const OLD = ['VERSION=1.0.0', 'PREVIOUS_VERSION=0.9.0'];
const NEW = ['VERSION=1.1.0', 'PREVIOUS_VERSION=1.0.0'];

async function deploy(engine: EngineStandIn, args: readonly string[], env: Record<string, string> = {}) {
  // In a group of its own, which a fault ends.
  const child = spawn('sh', ['infra/deploy.sh', ...args], {
    cwd: ROOT,
    env: { ...engine.env, ...env },
    detached: true,
  });
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said: said + errors };
}

it('goes over to a release that has carried an order, and keeps the way back', async () => {
  const engine = engineStandIn('1.0.0', '0.9.0');
  const { code, said } = await deploy(engine, ['1.1.0']);
  expect(said).toContain('1.1.0 serves');
  expect([code, engine.running(), engine.noted()]).toEqual([0, ['1.1.0'], NEW]);
  const calls = engine.calls().map((call) => call.replace(/^\d+ \S* docker /, ''));
  const at = (part: string) => calls.findIndex((call) => call.includes(part));
  expect(at('release-cli.js order')).toBeGreaterThan(0);
  // No process of the release meets production before.
  expect(at('release-cli.js order')).toBeLessThan(at('compose run --rm -T migrate'));
  expect(at('release-cli.js read')).toBeLessThan(at('compose up'));
  const back = await deploy(engine, ['--back']);
  expect([back.code, engine.running(), engine.noted()[0]]).toEqual([0, ['1.0.0'], 'VERSION=1.0.0']);
  expect(engine.calls().find((call) => call.includes('release-cli.js redo'))).toMatch(
    / 1\.0\.0 docker .* --of 1\.1\.0$/,
  );
});

// What a bad release does, by the step at which that shows. `npm run drill -- releases` tries the order itself.
describe.each([
  ['cannot be pulled', { ABSENT: '1.1.0$', REFUSES: '^pull ' }],
  ['does not migrate an empty database', { REFUSES: 'run -T --no-deps --rm migrate' }],
  ['does not migrate the real one', { REFUSES: 'run --rm -T migrate' }],
  ['cannot carry an order', { REFUSES: 'release-cli.js order' }],
  ['cannot read older orders', { REFUSES: 'release-cli.js read' }],
  ['fails once it serves', { REFUSES: 'release-cli.js watch' }],
])('a release that %s', (_name, faults) => {
  it('leaves the old one, its VERSION and its way back', async () => {
    const engine = engineStandIn('1.0.0', '0.9.0');
    const { code, said } = await deploy(engine, ['1.1.0'], faults);
    expect(said).toContain('1.1.0 does not serve; 1.0.0 does');
    expect([code, engine.running(), engine.noted()]).toEqual([1, ['1.0.0'], OLD]);
  });
});

it('is one at a time, and says who is at it', async () => {
  const engine = engineStandIn('1.0.0', '0.9.0');
  const trial = (await deploy(engine, ['1.1.0'])).code;
  const at = engine.calls().findIndex((call) => call.includes('release-cli.js order')) + 1;
  const other = engineStandIn('1.0.0', '0.9.0');
  const { code } = await deploy(other, ['1.1.0'], { FAULT: 'again', FAULT_AT: String(at), AGAIN: '1.2.0' });
  const said = readFileSync(`${other.env.STATE}/again`, 'utf8');
  expect(said).toMatch(/^Another run is under way: infra\/deploy.sh 1\.1\.0, by \S+ since .+, process \d+\n75$/m);
  expect([trial, code, other.running(), other.noted()]).toEqual([0, 0, ['1.1.0'], NEW]);
});

/** Runs a deploy that is killed at the first call like this one, and then others. */
async function killedAt(call: string, ...then: readonly string[]) {
  const whole = engineStandIn('1.0.0', '0.9.0');
  await deploy(whole, ['1.1.0']);
  const at = whole.calls().findIndex((made) => made.includes(call)) + 1;
  const engine = engineStandIn('1.0.0', '0.9.0');
  await deploy(engine, ['1.1.0'], { FAULT: 'kill', FAULT_AT: String(at) });
  for (const argument of then) expect([argument, (await deploy(engine, [argument])).code]).toEqual([argument, 0]);
  return engine;
}

it.each(['release-cli.js order', '--scale', 'docker rm', '--no-deps web', '--no-build --wait', 'release-cli.js watch'])(
  'goes on after it was killed at a call of %s',
  async (call) => {
    const again = await killedAt(call, '1.1.0');
    expect([again.running(), again.noted(), again.onTrial()]).toEqual([['1.1.0'], NEW, []]);
    const back = await killedAt(call, '1.1.0', '--back');
    expect([back.running(), back.noted()[0]]).toEqual([['1.0.0'], 'VERSION=1.0.0']);
  },
);

it('goes back to what served when the switch was killed', async () => {
  const engine = await killedAt('--scale', '--back');
  expect([engine.running(), engine.noted()]).toEqual([['1.0.0'], OLD]);
});

it('keeps the way back to what was watched to its end', async () => {
  const engine = await killedAt('release-cli.js watch', '1.2.0');
  expect([engine.running(), engine.noted()]).toEqual([['1.2.0'], ['VERSION=1.2.0', 'PREVIOUS_VERSION=1.0.0']]);
});

it('undoes a release whose watch was killed, and keeps the way back before it', async () => {
  const engine = await killedAt('release-cli.js watch');
  const { code, said } = await deploy(engine, ['1.1.0'], { REFUSES: 'release-cli.js watch' });
  expect(said).toContain('1.1.0 does not serve; 1.0.0 does');
  expect([code, engine.running(), engine.noted()]).toEqual([1, ['1.0.0'], OLD]);
});

it('removes the images that a refused release has brought, and no others', async () => {
  const engine = engineStandIn('1.0.0', '0.9.0');
  await deploy(engine, ['1.1.0'], { ABSENT: 'pdf:1.1.0$', REFUSES: 'release-cli.js order' });
  const removed = engine.calls().filter((call) => call.includes('image rm'));
  expect(removed.map((call) => call.replace(/.*image rm /, ''))).toEqual(['trueseason/pdf:1.1.0']);
});

it('removes the images of all releases but the one that serves and the way back', async () => {
  const engine = engineStandIn('1.0.0', '0.9.0');
  expect((await deploy(engine, ['--prune'])).code).toBe(0);
  const removed = engine.calls().filter((call) => call.includes('image rm'));
  const parts = ['analysis', 'pdf', 'mailer', 'ops', 'gateway', 'web'];
  expect(removed.map((call) => call.replace(/.*image rm /, ''))).toEqual(
    parts.map((part) => `trueseason/${part}:0.8.0`),
  );
  expect(engine.noted()).toEqual(OLD);
});

it('takes another sender or price only if told so', async () => {
  const engine = engineStandIn('1.0.0', '0.9.0');
  await deploy(engine, ['1.1.0', '--accept-changes']);
  expect(engine.calls().find((call) => call.includes('release-cli.js order'))).toMatch(/ --accept-changes$/);
});

it('corrects a VERSION that somebody has edited, whatever becomes of the release', async () => {
  const engine = engineStandIn('1.0.0', '0.9.0');
  writeFileSync(engine.env.COMPOSE_ENV_FILES, 'PREVIOUS_VERSION=0.9.0\nVERSION=1.1.0\n');
  expect((await deploy(engine, ['1.1.0', '--unknown'])).code).toBe(64);
  await deploy(engine, ['1.1.0'], { REFUSES: 'release-cli.js order' });
  expect([engine.running(), engine.noted()]).toEqual([['1.0.0'], OLD]);
});

test('asks only for parts that docker-compose.yml has', () => {
  const [, parts = ''] = /^parts='(.+)'$/m.exec(readText('infra/deploy.sh')) ?? [];
  expect(parts.split(' ')).toHaveLength(6);
  for (const part of parts.split(' ')) expect(readText('docker-compose.yml')).toContain(`\n  ${part}:\n`);
});
