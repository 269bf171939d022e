import { MarkdownError } from './markdown-error.ts';

/** Stacked rows, two touching rows, or colors not to buy. */
const LOOKS = ['fan', 'versus', 'avoid'] as const;

/** Most swatches per row: on a wide screen or, for a comparison, on a phone. */
const MAX_SWATCHES = { fan: 8, versus: 4, avoid: 8 } as const;

export interface ArticleSwatch {
  readonly name: string;
  /** `#RRGGBB` in upper case. */
  readonly hex: string;
  /** How or by whom it is worn. */
  readonly note?: string | undefined;
}

export interface SwatchFigure {
  readonly look: (typeof LOOKS)[number];
  readonly caption: string;
  readonly rows: readonly { readonly title?: string; readonly swatches: readonly ArticleSwatch[] }[];
}

const CAPTION = /^caption: (\S.*)$/;
const TITLE = /^(\S[^#]*):$/;
const SWATCH = /^([^#\s][^#]*?) (#[0-9A-F]{6})(?: (\S.*))?$/;

/**
 * Parses a block of swatches: a line `caption: …`, then lines `Name #RRGGBB` with an optional note, and `Title:` lines
 * for several rows. @throws MarkdownError
 */
export function parseSwatches(name: string, text: string): SwatchFigure {
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const insist = (holds: boolean, otherwise: string): void => {
    if (!holds) throw new MarkdownError(otherwise, first);
  };
  const caption = CAPTION.exec(first)?.[1] ?? '';
  insist(caption !== '', 'A block of swatches begins with its caption');
  const look = LOOKS.find((known) => known === (name || 'fan'));
  if (!look) throw new MarkdownError(`No look of swatches is called ${name}`, first);
  const rows: { title?: string; swatches: ArticleSwatch[] }[] = [];
  for (const line of lines) {
    const title = TITLE.exec(line)?.[1];
    if (title) rows.push({ title, swatches: [] });
    else {
      if (rows.length === 0) rows.push({ swatches: [] });
      rows.at(-1)?.swatches.push(parseSwatch(line));
    }
  }
  const counts = rows.map(({ swatches }) => swatches.length);
  insist(rows.length > 0 && !counts.includes(0), 'A row without swatches');
  insist(Math.max(...counts) <= MAX_SWATCHES[look], `More than ${MAX_SWATCHES[look]} swatches in a row`);
  insist(rows.length === 1 || rows.every(({ title }) => title), 'A row without its title');
  const isPair = rows.length === 2 && counts[0] === counts[1];
  insist(look !== 'versus' || isPair, 'A comparison has two rows of the same length');
  return { look, caption, rows };
}

function parseSwatch(line: string): ArticleSwatch {
  const [, name, hex, note] = SWATCH.exec(line) ?? [];
  if (!name || !hex) throw new MarkdownError('Not a swatch, which reads "Name #RRGGBB"', line);
  return { name, hex, note };
}
