import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const CACHE = join(import.meta.dirname, '../.cache/bench');

/** Returns a cached value, or computes and stores it. */
export async function cached<T>(path: readonly string[], make: () => T | Promise<T>): Promise<T> {
  const file = join(CACHE, ...path);
  if (existsSync(file)) return deserialize(zstdDecompressSync(readFileSync(file)));
  const made = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Write and rename, since two runs may share a cache.
  writeFileSync(`${file}.${process.pid}`, zstdCompressSync(serialize(made)));
  renameSync(`${file}.${process.pid}`, file);
  return made;
}
