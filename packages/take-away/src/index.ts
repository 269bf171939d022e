import { type Paper, slugOf, type TakeAway } from './take-away.ts';

export type { ColorGroup, Paper, TakeAway } from './take-away.ts';

export interface TakeAwayFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

interface Format {
  /** For the button. */
  readonly label: string;
  /** Behind the season's slug. */
  readonly ending: string;
  readonly mediaType: string;
  /** Loads the writer of this format alone. */
  readonly write: (palette: TakeAway) => Promise<Uint8Array>;
}

const PDF = 'application/pdf';
const card = async (palette: TakeAway, paper: Paper) => (await import('./card-pdf.ts')).cardPdf(palette, paper);
const poster = async (palette: TakeAway, paper: Paper) => (await import('./poster-pdf.ts')).posterPdf(palette, paper);

/** Every file that a palette can be taken away as, in the order in which they are offered. */
export const FORMATS = {
  'card-a4': {
    label: 'Card to cut out, A4',
    ending: 'card-a4.pdf',
    mediaType: PDF,
    write: (palette) => card(palette, 'A4'),
  },
  'card-letter': {
    label: 'Card to cut out, Letter',
    ending: 'card-letter.pdf',
    mediaType: PDF,
    write: (palette) => card(palette, 'Letter'),
  },
  'poster-a4': {
    label: 'Poster, A4',
    ending: 'poster-a4.pdf',
    mediaType: PDF,
    write: (palette) => poster(palette, 'A4'),
  },
  'poster-letter': {
    label: 'Poster, Letter',
    ending: 'poster-letter.pdf',
    mediaType: PDF,
    write: (palette) => poster(palette, 'Letter'),
  },
  ase: {
    label: 'Adobe (.ase)',
    ending: 'palette.ase',
    mediaType: 'application/octet-stream',
    write: async (palette) => (await import('./ase.ts')).paletteAse(palette),
  },
  procreate: {
    label: 'Procreate (.swatches)',
    ending: 'palette.swatches',
    mediaType: 'application/octet-stream',
    write: async (palette) => (await import('./procreate.ts')).paletteSwatches(palette),
  },
  gimp: {
    label: 'GIMP, Inkscape, Krita (.gpl)',
    ending: 'palette.gpl',
    mediaType: 'text/plain',
    write: async (palette) => (await import('./text-formats.ts')).paletteGpl(palette),
  },
  css: {
    label: 'CSS',
    ending: 'palette.css',
    mediaType: 'text/css',
    write: async (palette) => (await import('./text-formats.ts')).paletteCss(palette),
  },
  json: {
    label: 'JSON',
    ending: 'palette.json',
    mediaType: 'application/json',
    write: async (palette) => (await import('./text-formats.ts')).paletteJson(palette),
  },
} as const satisfies Readonly<Record<string, Format>>;

export type TakeAwayFormat = keyof typeof FORMATS;
export const TAKE_AWAY_FORMATS = Object.keys(FORMATS) as readonly TakeAwayFormat[];

/** The palette as one file. */
export async function takeAwayFile(palette: TakeAway, format: TakeAwayFormat): Promise<TakeAwayFile> {
  const { ending, mediaType, write } = FORMATS[format];
  return { name: `${slugOf(palette.season)}-${ending}`, mediaType, bytes: await write(palette) };
}
