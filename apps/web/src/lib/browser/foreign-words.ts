import { FILE_HEAD_BYTES, fileKind, sayForeign } from '@trueseason/contracts';

/** What a file is that this browser could not open, and how it becomes a JPEG; null of a JPEG or PNG. */
export async function foreignWords(file: File): Promise<string | null> {
  const head = await file.slice(0, FILE_HEAD_BYTES).arrayBuffer();
  const kind = fileKind(new Uint8Array(head));
  return typeof kind === 'object' ? sayForeign(file.name, kind) : null;
}
