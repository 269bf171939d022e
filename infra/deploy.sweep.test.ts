import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { seededRandom } from '@trueseason/testing';
import { expect, test } from 'vitest';
import { engineStandIn, FAULTS, type Fault } from './testing/engine-stand-in.ts';
import { ROOT } from './testing/files.ts';
import { DEPLOY_COMMANDS, hasCommands } from './testing/has-commands.ts';

const it = test.runIf(hasCommands(...DEPLOY_COMMANDS));

/** All calls take half an hour (`DEPLOY_FAULTS=all`), one in each eighth of them two minutes. */
const SHARE = process.env.DEPLOY_FAULTS === 'all' ? 1 : 8;
const SEED = Number(process.env.DEPLOY_FAULTS_SEED ?? Date.now() % 100_000);
const random = seededRandom(SEED);

const OLD = ['VERSION=1.0.0', 'PREVIOUS_VERSION=0.9.0'];
const NEW = ['VERSION=1.1.0', 'PREVIOUS_VERSION=1.0.0'];

type Engine = ReturnType<typeof engineStandIn>;

async function deploy(engine: Engine, argument: string, fault: Record<string, string> = {}) {
  const env = { ...engine.env, ...fault };
  const child = spawn('sh', ['infra/deploy.sh', argument], { cwd: ROOT, env, detached: true, stdio: 'ignore' });
  await once(child, 'exit');
  return engine;
}

const deployWith = (fault: Fault, at: number) =>
  deploy(engineStandIn('1.0.0', '0.9.0'), '1.1.0', { FAULT: fault, FAULT_AT: String(at) });
/** The engine's calls during a deploy, each with its number from 1, that a fault is tried at. */
async function callsOf(argument: string) {
  const calls = (await deploy(engineStandIn('1.0.0', '0.9.0'), argument)).calls();
  expect(calls.length).toBeGreaterThan(25);
  return random.pickFromEach(
    SHARE,
    calls.map((call, i) => ({ call, at: i + 1 })),
  );
}

/** A fault at any call of the engine: what .env says serves afterwards, alone, or is what a `compose up` goes back to. */
it.each(FAULTS)('keeps VERSION true at every way out: %s', { timeout: 600_000 }, async (fault) => {
  for (const { call, at } of await callsOf('1.1.0')) {
    const engine = await deployWith(fault, at);
    const noted = engine.noted().filter((line) => !line.startsWith('DEPLOY_STEP='));
    const isNew = noted[0] === NEW[0];
    // Ended at once in the middle of the switch, both run, and the old one is noted.
    const isMixed = fault === 'kill' && !isNew;
    const running = isMixed ? expect.anything() : [isNew ? '1.1.0' : '1.0.0'];
    expect([SEED, call, noted, engine.running()]).toEqual([SEED, call, isNew ? NEW : OLD, running]);
  }
});

/** What is run after a kill, and what is true then. */
const AFTERWARDS = [
  { killed: '1.1.0', next: '1.1.0', running: '1.1.0', noted: NEW },
  { killed: '1.1.0', next: '1.2.0', running: '1.2.0', noted: ['VERSION=1.2.0', 'PREVIOUS_VERSION=1.0.0'] },
  { killed: '--back', next: '--back', running: '0.9.0', noted: ['VERSION=0.9.0', 'PREVIOUS_VERSION=0.9.0'] },
] as const;

it.each(AFTERWARDS)('ends right when $killed is killed anywhere and $next run', { timeout: 900_000 }, async (row) => {
  for (const { call, at } of await callsOf(row.killed)) {
    const engine = engineStandIn('1.0.0', '0.9.0');
    await deploy(engine, row.killed, { FAULT: 'kill', FAULT_AT: String(at) });
    // Killed while it tidied up, it was watched to its end, and is the way back of another.
    const isEnded = !engine.noted().some((line) => /^DEPLOY_STEP=./.test(line)) && engine.noted()[0] === NEW[0];
    const noted = isEnded && row.next === '1.2.0' ? ['VERSION=1.2.0', 'PREVIOUS_VERSION=1.1.0'] : row.noted;
    await deploy(engine, row.next);
    const state = [SEED, call, engine.running(), engine.noted(), engine.onTrial()];
    expect(state).toEqual([SEED, call, [row.running], noted, []]);
  }
});
