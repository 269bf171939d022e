import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** Files that fit into one packet gain nothing. */
const SMALLEST_BYTES = 1024;

/** Writes compressed copies next to a folder's text files, at the highest level. */
export async function compressText(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file);
      if (text.length < SMALLEST_BYTES) return;
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
