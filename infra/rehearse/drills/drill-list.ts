import { drillMigrations } from '@trueseason/drills/migrations';
import { readCompose } from '../../testing/compose-file.ts';
import { filledEnv } from '../../testing/env-file.ts';
import { DISK_NAMES } from '../disks.ts';
import { readRotations } from '../documents.ts';
import { testRules } from '../steps/alert-rules.ts';
import { checkContainment } from '../steps/containment.ts';
import { copyWithoutRoom } from '../steps/copy.ts';
import { BAD_RELEASES, badRelease, goodRelease } from '../steps/deploy.ts';
import { poison } from '../steps/poison.ts';
import { restoreBackup } from '../steps/restore.ts';
import { rotate } from '../steps/rotate.ts';
import { scale } from '../steps/scale.ts';
import { checkSilence } from '../steps/silence.ts';
import type { Drill } from './drill.ts';
import { crash, frozen, fullDisk, hung, redisEmptied, redisSetBack, slow, stopped, wrongClocks } from './faults.ts';

/** Every container that runs as long as the product does. */
const PARTS = Object.entries(readCompose(filledEnv()).services).flatMap(([name, { restart, profiles }]) =>
  restart === 'no' || profiles ? [] : [name],
);
/** Those that hold what no other has. */
const STORES = ['postgres', 'redis', 's3'];
/** As many as take a minute; the release workflow has a million. */
const ORDERS_TO_MIGRATE = 50_000;
/** Rotated in every rehearsal: links in sent emails must still open. */
const OFTEN_ROTATED = 'LINK_SECRET';
/** Tried in every rehearsal: only an order shows it. */
const OFTEN_BAD = 'worker fails';

/** Every drill, in the order of a full rehearsal; after each, the invariants must hold. */
export const DRILLS: readonly Drill[] = [
  { name: 'nothing', happen: async () => [] },
  { name: 'containment', customers: 0, happen: checkContainment },
  { name: 'silence', isLocal: true, customers: 0, happen: checkSilence },
  ...PARTS.map((part) => ({ name: `crash ${part}`, ...crash(part) })),
  ...PARTS.map((part) => ({ name: `freeze ${part}`, isLong: !STORES.includes(part), ...frozen(part) })),
  {
    name: 'hang',
    isLocal: true,
    ...hung(['gateway', 'analysis', 'web']),
    alerts: ['NobodyCanBuy', 'NoAnswers'],
  },
  {
    name: 'stop s3 and redis',
    ...stopped('s3', 'redis'),
    alerts: ['ObjectStoreAway', 'RedisAway', 'Heartbeat'],
  },
  { name: 'stop postgres', isLong: true, ...stopped('postgres'), alerts: ['PostgresAway'] },
  { name: 'stop analysis', isLong: true, ...stopped('analysis'), alerts: ['ServiceGone', 'QueueStarved'] },
  { name: 'stop ops', isLong: true, ...stopped('ops'), alerts: ['FleetUnread'] },
  ...DISK_NAMES.map((disk, index) => ({
    name: `full disk of ${disk}`,
    isLocal: true,
    ...fullDisk(disk),
    // The others' alerts come five minutes later.
    ...(index === 0 && { alerts: ['DiskFull'] }),
  })),
  { name: 'copy without room', isLocal: true, ...copyWithoutRoom },
  { name: 'slow s3', ...slow('s3', 7070) },
  { name: 'slow redis', isLong: true, ...slow('redis', 6379) },
  { name: 'slow postgres', isLong: true, ...slow('postgres', 5432) },
  { name: 'wrong clocks', ...wrongClocks },
  { name: 'poisoned jobs', ...poison },
  { name: 'redis emptied', ...redisEmptied },
  { name: 'redis set back', ...redisSetBack },
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
