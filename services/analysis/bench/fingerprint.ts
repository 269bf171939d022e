import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const here = (file: string): string => resolve(import.meta.dirname, file);

/** Hash of files and their relative imports, to detect code changes. Paths are relative to this folder. */
export function fingerprint(files: readonly string[]): string {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      visit(resolve(dirname(file), path ?? ''));
    }
  };
  for (const file of files) visit(here(file));
  const hash = createHash('sha256');
  for (const file of [...seen].sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
