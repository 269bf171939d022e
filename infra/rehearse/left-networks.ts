import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readText } from '../testing/files.ts';
import { run, tryRun } from './run.ts';

/** As engines name the bridges of networks that compose makes. */
const OF_AN_ENGINE = /^br-[0-9a-f]{12}$/;

const runsAnywhere = (): boolean =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      const comm = `/proc/${pid}/comm`;
      try {
        return existsSync(comm) && readFileSync(comm, 'utf8').trim() === 'dockerd';
      } catch {
        // It ended meanwhile.
        return false;
      }
    });

/**
 * Removes the bridge of an engine that was ended by force: it holds the address that our network wants, and nothing would
 * reach the containers of the next one. Never while any engine runs: it may be its own.
 */
export async function removeLeftNetworks(): Promise<void> {
  if (runsAnywhere()) return;
  const wanted = /gateway: ([\d.]+)/.exec(readText('docker-compose.yml'))?.[1];
  const { stdout } = await tryRun('ip', ['-brief', '-4', 'address', 'show', 'type', 'bridge']);
  for (const [name = '', , ...addresses] of stdout.split('\n').map((line) => line.trim().split(/\s+/))) {
    if (!OF_AN_ENGINE.test(name) || !addresses.some((address) => address.split('/')[0] === wanted)) continue;
    process.stdout.write(`  removing a network that an engine left behind: ${name}\n`);
    await run('ip', ['link', 'delete', name]);
  }
}
