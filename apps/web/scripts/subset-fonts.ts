import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
/** Where src/styles/fonts.css and the pages expect the subsets. */
const FOLDER = join(root, 'node_modules/.fonts');
const PACKAGES = join(root, 'node_modules/@fontsource-variable');

/** All that most pages need; fonts.css has the same as a unicode-range. */
const printableAscii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const BASIC = `${printableAscii}·–—‘’“”…×±°−`;

const SUBSETS = [
  {
    name: 'fraunces-basic',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    // Keeps the optical sizes; the design's weights are all close to one.
    axes: { wght: 350 },
  },
  {
    name: 'instrument-sans-basic',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 620 } },
  },
] as const;

/** Subsets the fonts to basic characters, which halves what a phone loads for its first page. */
export async function subsetFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, source, axes } of SUBSETS) {
    const file = join(FOLDER, `${name}.woff2`);
    const font = await readFile(join(PACKAGES, source));
    const subset = await subsetFont(font, BASIC, { targetFormat: 'woff2', variationAxes: axes });
    // Atomic, because builds may run in parallel.
    await writeFile(`${file}.${process.pid}`, subset);
    await rename(`${file}.${process.pid}`, file);
  }
}
