import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Linux's user `nobody`: always exists, owns nothing. */
const NOBODY = 65534;
const SHARED = '/var/tmp/trueseason-postgres';

export interface Place {
  binaries: string;
  data: string;
  /** Set if the servers must run as another user. */
  uid?: number;
}

/**
 * Postgres refuses to run as root. As root, run it as the data's owner, or `nobody`; if that user cannot access a
 * folder (such as a checkout under /root), binaries and data are in /var/tmp.
 */
export function placeFor(binaries: string, data: string): Place {
  mkdirSync(data, { recursive: true });
  if (process.getuid?.() !== 0) return { binaries, data };
  const reachable = reachableByAnyone(data) ? data : sharedData(data);
  const owner = statSync(reachable).uid;
  const uid = owner === 0 ? NOBODY : owner;
  chownSync(reachable, uid, uid);
  return { binaries: reachableByAnyone(binaries) ? binaries : sharedBinaries(binaries), data: reachable, uid };
}

function reachableByAnyone(folder: string): boolean {
  if (!(statSync(folder).mode & 0o001)) return false;
  const parent = dirname(folder);
  return parent === folder || reachableByAnyone(parent);
}

/** Named by an ID in the data folder, so that deleting that folder starts fresh. */
function sharedData(data: string): string {
  const idFile = join(data, 'shared-id');
  if (!existsSync(idFile)) writeFileSync(idFile, randomBytes(8).toString('hex'));
  const folder = join(sharedRoot(), `data-${readFileSync(idFile, 'utf8')}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return folder;
}

function sharedBinaries(binaries: string): string {
  const root = sharedRoot();
  const target = join(root, `native-${createHash('sha256').update(binaries).digest('hex').slice(0, 16)}`);
  if (existsSync(target)) return target;
  const scratch = mkdtempSync(join(root, 'copy-'));
  cpSync(binaries, join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  renameSync(join(scratch, 'native'), target);
  rmdirSync(scratch);
  return target;
}

function sharedRoot(): string {
  mkdirSync(SHARED, { recursive: true, mode: 0o755 });
  const { uid, mode } = statSync(SHARED);
  if (uid !== 0 || mode & 0o022) throw new Error(`${SHARED} must be owned by root and not writable by others`);
  return SHARED;
}
