import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tryRun } from './run.ts';

const SETTINGS = ['/proc/sys/net/ipv4/ip_forward', '/proc/sys/net/ipv6/conf/all/forwarding'];
const FIREWALLS = ['iptables', 'ip6tables'];
/** Tables that an engine adds to; a machine without rules saves none of them. */
const EMPTY = ['filter', 'nat', 'raw'].map((table) => `*${table}\nCOMMIT\n`).join('');
const POLICIES = ['INPUT', 'FORWARD', 'OUTPUT'];

interface Saved {
  readonly settings: Readonly<Record<string, string>>;
  readonly firewalls: Readonly<Record<string, string>>;
}

const fileIn = (folder: string) => join(folder, 'network-before.json');

function readSetting(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Keeps how this machine forwards packets, which an engine changes. */
export async function saveNetwork(folder: string): Promise<void> {
  const settings = SETTINGS.flatMap((path) => {
    const value = readSetting(path);
    return value === undefined ? [] : [[path, value]];
  });
  const firewalls = await Promise.all(
    FIREWALLS.map(async (name) => [name, (await tryRun(`${name}-save`, [])).stdout] as const),
  );
  const saved = { settings: Object.fromEntries(settings), firewalls: Object.fromEntries(firewalls) };
  writeFileSync(fileIn(folder), JSON.stringify(saved));
}

/** Sets it back. */
export async function restoreNetwork(folder: string): Promise<void> {
  const { settings, firewalls } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Saved;
  for (const [name, rules] of Object.entries(firewalls)) {
    const isThere = (await tryRun(`${name}-save`, [])).stdout !== '';
    if (!isThere) continue;
    const missing = EMPTY.split('COMMIT\n').filter((table) => table && !rules.includes(table.trim()));
    await run(`${name}-restore`, [], { input: `${rules}\n${missing.map((table) => `${table}COMMIT\n`).join('')}` });
    if (rules.includes('*filter')) continue;
    for (const chain of POLICIES) await run(name, ['--policy', chain, 'ACCEPT']);
  }
  for (const [path, value] of Object.entries(settings)) writeFileSync(path, value);
}
