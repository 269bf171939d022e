import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PhotoOptions } from './photo.ts';
import type { Portrait } from './portrait.ts';

/**
 * Paints, or reads what another process of the same run has painted: painting takes a second, and a dozen processes of
 * `npm test` want the same people. Only where PAINTED_DIR names a folder that is emptied whenever the painter may have
 * changed.
 */
export async function keptPortrait(photo: PhotoOptions, paint: () => Promise<Portrait>): Promise<Portrait> {
  const folder = process.env.PAINTED_DIR;
  if (!folder) return paint();
  const file = join(folder, createHash('sha256').update(JSON.stringify(photo)).digest('hex'));
  if (existsSync(file)) return fromKept(readFileSync(file));
  const portrait = await paint();
  mkdirSync(folder, { recursive: true });
  // Renamed into place: another process never reads half of it.
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, serialize(portrait));
  renameSync(written, file);
  return portrait;
}

function fromKept(bytes: Buffer): Portrait {
  const { image, truth }: Portrait = deserialize(bytes);
  return { image: Buffer.from(image), truth };
}
