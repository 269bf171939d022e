import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** What fits into one packet anyway gains nothing. */
const SMALLEST_BYTES = 1024;

/** Of Node's four threads for files and compression. */
const THREADS = 2;

/** Writes the text files of a folder compressed beside themselves, as well as it can be done. */
export async function compressText(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file)).values();
  const compressNext = async () => {
    for (const name of files) await compress(join(folder, name));
  };
  await Promise.all(Array.from({ length: THREADS }, compressNext));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST_BYTES) return;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
