import { FILE_HEAD_BYTES, fileKind, foreignFileText } from '@trueseason/contracts';
import { inTime } from './in-time.ts';

/** What kind of file could not be opened, and how to convert it to JPEG; null for JPEG and PNG. */
export async function unsupportedFileHelp(file: File): Promise<string | null> {
  const head = await inTime('file', file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  const kind = fileKind(new Uint8Array(head));
  return typeof kind === 'object' ? foreignFileText(file.name, kind) : null;
}
