import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { engineStandIn, FAULTS, type Fault } from './testing/engine-stand-in.ts';
import { ROOT } from './testing/files.ts';
import { DEPLOY_COMMANDS, hasCommands } from './testing/has-commands.ts';

const it = test.runIf(hasCommands(...DEPLOY_COMMANDS));

const OLD = ['VERSION=1.0.0', 'PREVIOUS_VERSION=0.9.0'];
const NEW = ['VERSION=1.1.0', 'PREVIOUS_VERSION=1.0.0'];

async function deployWith(fault: Fault | undefined, at: number) {
  const engine = engineStandIn('1.0.0', '0.9.0');
  const env = { ...engine.env, ...(fault && { FAULT: fault, FAULT_AT: String(at) }) };
  const child = spawn('sh', ['infra/deploy.sh', '1.1.0'], { cwd: ROOT, env, detached: true, stdio: 'ignore' });
  await once(child, 'exit');
  return engine;
}

/** A fault at any call of the engine: what .env says serves afterwards, alone, or is what a `compose up` goes back to. */
it.each(FAULTS)('keeps VERSION true at every way out: %s', { timeout: 600_000 }, async (fault) => {
  const calls = (await deployWith(undefined, 0)).calls().length;
  expect(calls).toBeGreaterThan(40);
  for (let at = 1; at <= calls; at++) {
    const engine = await deployWith(fault, at);
    const outcome = [`call ${at}: ${engine.calls()[at - 1]}`, engine.noted(), engine.running()] as const;
    const isNew = engine.noted()[0] === NEW[0];
    const expected = isNew ? ['1.1.0'] : ['1.0.0'];
    // Ended at once in the middle of the switch, both run, and the old one is noted.
    const isMixed = fault === 'kill' && !isNew;
    expect(outcome).toEqual([outcome[0], isNew ? NEW : OLD, isMixed ? expect.anything() : expected]);
  }
});
