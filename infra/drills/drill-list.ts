import { drillMigrations } from '@trueseason/drills/migrations';
import { PARTS } from './container-host.ts';
import { DISK_NAMES } from './disks.ts';
import { readRotations } from './documents.ts';
import type { Drill } from './drill.ts';
import { testRules } from './steps/alert-rules.ts';
import { wrongClocks } from './steps/clocks.ts';
import { checkContainment } from './steps/containment.ts';
import { copyWithoutRoom } from './steps/copy.ts';
import { BAD_RELEASES, badRelease, goodRelease } from './steps/deploy.ts';
import { poison } from './steps/poison.ts';
import { restartsOf } from './steps/restarts.ts';
import { restoreBackup } from './steps/restore.ts';
import { rotate } from './steps/rotate.ts';
import { scale } from './steps/scale.ts';
import { checkSilence } from './steps/silence.ts';

/** Those that hold what no other has. */
const STORES = ['s3', 'redis', 'postgres'];
/** Of each kind of health check one. */
const HUNG = ['gateway', 'analysis', 'web'];
/** As many as take a minute; the release workflow has a million. */
const ORDERS_TO_MIGRATE = 50_000;
/** Rotated in every run: links in sent emails must still open. */
const OFTEN_ROTATED = 'LINK_SECRET';
/** Tried in every run: only an order shows it. */
const OFTEN_BAD = 'worker fails';

/** Every drill, in the order of a full run; after each, the invariants must hold. */
export const DRILLS: readonly Drill[] = [
  { name: 'nothing', happen: async () => [] },
  { name: 'containment', customers: 0, happen: checkContainment },
  { name: 'silence', isLocal: true, customers: 0, happen: checkSilence },
  ...PARTS.map((part) => ({ name: `crash ${part}`, fault: { kind: 'crash', parts: [part] } as const })),
  ...PARTS.map((part) => ({
    name: `freeze ${part}`,
    isLong: !STORES.includes(part),
    fault: { kind: 'freeze', parts: [part] } as const,
  })),
  {
    name: 'hang',
    isLocal: true,
    fault: { kind: 'hang', parts: HUNG },
    happen: restartsOf(HUNG),
    alerts: ['NobodyCanBuy', 'NoAnswers'],
  },
  {
    name: 'stop s3 and redis',
    fault: { kind: 'stop', parts: ['s3', 'redis'] },
    alerts: ['ObjectStoreAway', 'RedisAway', 'Heartbeat'],
  },
  { name: 'stop postgres', isLong: true, fault: { kind: 'stop', parts: ['postgres'] }, alerts: ['PostgresAway'] },
  {
    name: 'stop analysis',
    isLong: true,
    fault: { kind: 'stop', parts: ['analysis'] },
    alerts: ['ServiceGone', 'QueueStarved'],
  },
  { name: 'stop ops', isLong: true, fault: { kind: 'stop', parts: ['ops'] }, alerts: ['FleetUnread'] },
  ...DISK_NAMES.map((disk, index) => ({
    name: `full disk of ${disk}`,
    isLocal: true,
    fault: { kind: 'full', parts: [disk] } as const,
    // The others' alerts come five minutes later.
    ...(index === 0 && { alerts: ['DiskFull'] }),
  })),
  { name: 'copy without room', isLocal: true, ...copyWithoutRoom },
  ...STORES.map((part) => ({
    name: `slow ${part}`,
    isLong: part !== 's3',
    fault: { kind: 'slow', parts: [part], lastsMs: 20_000 } as const,
  })),
  { name: 'wrong clocks', ...wrongClocks },
  { name: 'poisoned jobs', ...poison },
  { name: 'redis emptied', fault: { kind: 'emptied', parts: ['redis'] } },
  { name: 'redis set back', fault: { kind: 'set back', parts: ['redis'] } },
  { name: 'scale', customers: 0, ...scale },
  ...readRotations().map((rotation) => ({
    name: `rotate ${rotation.secrets[0]}`,
    isLong: !rotation.secrets.includes(OFTEN_ROTATED),
    ...rotate(rotation),
  })),
  { name: 'release next', customers: 6, ...goodRelease },
  ...BAD_RELEASES.map((bad) => ({
    name: `release ${bad.what}`,
    isLong: bad.what !== OFTEN_BAD,
    customers: 6,
    ...badRelease(bad),
  })),
  { name: 'alert rules', customers: 0, happen: testRules },
  {
    name: 'migrations',
    isLong: true,
    customers: 0,
    happen: () => drillMigrations({ orders: ORDERS_TO_MIGRATE }),
  },
  // The last one: a new machine has no photos of earlier customers.
  { name: 'restore', isLong: true, customers: 0, happen: restoreBackup },
];

/** The drills that these words ask for: names, first words of names, `full`, or nothing. Ends the process at another word. */
export function drillsAsked(words: readonly string[]): readonly Drill[] {
  const isMeant = ({ name }: Drill, word: string) => word === 'full' || name === word || name.startsWith(`${word} `);
  const unknown = words.find((word) => !DRILLS.some((drill) => isMeant(drill, word)));
  if (unknown !== undefined) {
    process.stderr.write(`There is no drill '${unknown}'. Drills: ${DRILLS.map(({ name }) => name).join(', ')}\n`);
    process.exit(64);
  }
  return DRILLS.filter((drill) => (words.length === 0 ? !drill.isLong : words.some((word) => isMeant(drill, word))));
}
