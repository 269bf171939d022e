import { MarkdownError } from './markdown-error.ts';

/** Rows below each other, two rows that touch, or colors not to buy. */
const LOOKS = ['fan', 'versus', 'avoid'] as const;
export type SwatchesLook = (typeof LOOKS)[number];

export interface ArticleSwatch {
  readonly name: string;
  /** `#RRGGBB` in upper case. */
  readonly hex: string;
  /** How or by whom it is worn. */
  readonly note?: string;
}

export interface SwatchRow {
  readonly title?: string;
  readonly swatches: readonly ArticleSwatch[];
}

export interface SwatchFigure {
  readonly look: SwatchesLook;
  readonly caption: string;
  readonly rows: readonly SwatchRow[];
}

const CAPTION = /^caption: (\S.*)$/;
const TITLE = /^(\S[^#]*):$/;
const SWATCH = /^([^#\s][^#]*?) (#[0-9A-F]{6})(?: (\S.*))?$/;
/** What fits in one row of a wide screen; a comparison also fits a phone. */
const MOST = { fan: 8, avoid: 8, versus: 4 } as const;

/**
 * Parses a block of swatches: a line `caption: …`, then lines `Name #RRGGBB` with an optional note, and `Title:` lines if
 * there are several rows. Throws a MarkdownError.
 */
export function parseSwatches(look: string, text: string): SwatchFigure {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = '', ...rest] = lines;
  const caption = CAPTION.exec(first)?.[1];
  if (!caption) throw new MarkdownError('A block of swatches begins with its caption', first);
  const rows: { title?: string; swatches: ArticleSwatch[] }[] = [];
  for (const line of rest) {
    const title = TITLE.exec(line)?.[1];
    if (title) rows.push({ title, swatches: [] });
    else {
      const swatch = parseSwatch(line);
      if (rows.length === 0) rows.push({ swatches: [] });
      rows.at(-1)?.swatches.push(swatch);
    }
  }
  return checked({ look: lookNamed(look || 'fan', first), caption, rows }, first);
}

function parseSwatch(line: string): ArticleSwatch {
  const [, name, hex, note] = SWATCH.exec(line) ?? [];
  if (!name || !hex) throw new MarkdownError('Not a swatch, which reads "Name #RRGGBB"', line);
  return note ? { name, hex, note } : { name, hex };
}

function lookNamed(name: string, source: string): SwatchesLook {
  const look = LOOKS.find((candidate) => candidate === name);
  if (!look) throw new MarkdownError(`No look of swatches is called ${name}`, source);
  return look;
}

function checked(figure: SwatchFigure, source: string): SwatchFigure {
  const { look, rows } = figure;
  const counts = rows.map(({ swatches }) => swatches.length);
  if (rows.length === 0 || counts.includes(0)) throw new MarkdownError('A row without swatches', source);
  if (Math.max(...counts) > MOST[look]) throw new MarkdownError(`More than ${MOST[look]} swatches in a row`, source);
  if (rows.length > 1 && rows.some(({ title }) => !title)) throw new MarkdownError('A row without its title', source);
  if (look === 'versus' && (rows.length !== 2 || counts[0] !== counts[1])) {
    throw new MarkdownError('A comparison has two rows of the same length', source);
  }
  return figure;
}
