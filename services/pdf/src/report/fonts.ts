import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-full';
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght';

interface Face {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  readonly axes: Readonly<Record<string, number>>;
}

const display = (weight: number, style: Face['style'], opsz: number, family: string): Face => ({
  family,
  weight,
  style,
  file: `${FRAUNCES}-${style}.woff2`,
  axes: { wght: weight, opsz, SOFT: 0, WONK: 0 },
});

const text = (weight: number): Face => ({
  family: 'Grotesk',
  weight,
  style: 'normal',
  file: `${INSTRUMENT}-normal.woff2`,
  axes: { wght: weight },
});

/** Headline for titles, Reading for text, Grotesk for the rest. */
const FACES: readonly Face[] = [
  display(340, 'normal', 144, 'Headline'),
  display(340, 'italic', 144, 'Headline'),
  display(380, 'normal', 24, 'Reading'),
  display(380, 'italic', 24, 'Reading'),
  text(400),
  text(600),
];

let cached: Promise<string> | undefined;

/** `@font-face` rules with embedded fonts; created once per process. */
export function fontFaces(): Promise<string> {
  cached ??= Promise.all(FACES.map(fontFace)).then((rules) => rules.join('\n'));
  return cached;
}

/** Fixed instances: Chromium embeds variable fonts as Type 3, which prints coarsely and confuses screen readers. */
async function fontFace({ family, weight, style, file, axes }: Face): Promise<string> {
  const variable = await readFile(resolve(file));
  const pinned = await subsetFont(variable, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: axes });
  const source = `url(data:font/ttf;base64,${pinned.toString('base64')}) format('truetype')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:${source}}`;
}
