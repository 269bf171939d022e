import { SLOW_MS } from '../../lib/browser/in-time.ts';
import { type CheckedFile, checkFile } from './photo-rules.ts';

/**
 * Reads chosen files in parallel. Those that are read within a second are returned together; each slower one, such as from a
 * cloud drive, follows once it is read, so that it delays no other.
 */
export async function readFiles(
  files: readonly File[],
  {
    onRead,
    onSlow,
  }: {
    readonly onRead: (checked: readonly CheckedFile[]) => void;
    /** A slow file, and nothing once it was read or refused. */
    readonly onSlow: (file: File, isWaiting: boolean) => void;
  },
): Promise<void> {
  const checked = new Map<File, CheckedFile>();
  const reads = files.map(async (file) => checked.set(file, await checkFile(file)));
  let slow: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    Promise.all(reads),
    new Promise((resolve) => {
      slow = setTimeout(resolve, SLOW_MS);
    }),
  ]);
  clearTimeout(slow);
  const slowFiles = files.filter((file) => !checked.has(file));
  const quick = files.flatMap((file) => checked.get(file) ?? []);
  if (quick.length > 0) onRead(quick);
  for (const file of slowFiles) {
    onSlow(file, true);
    void reads[files.indexOf(file)]?.then(() => {
      onSlow(file, false);
      onRead([checked.get(file)].flatMap((one) => one ?? []));
    });
  }
}
