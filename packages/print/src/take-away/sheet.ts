import { PageSizes, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { hexToSrgb } from '@trueseason/style/color';
import type { Paper } from './take-away.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Standard PDF fonts, which need no embedding. */
export interface Fonts {
  readonly serif: PDFFont;
  readonly italic: PDFFont;
  readonly text: PDFFont;
}

export interface TextOptions {
  readonly font: PDFFont;
  /** Points. */
  readonly size: number;
  readonly color?: string;
}

/** A page in millimeters from the top left. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly fonts: Fonts;
  fill(x: number, y: number, width: number, height: number, hex: string): void;
  line(x1: number, y1: number, x2: number, y2: number): void;
  /** A line with its baseline at `y`. */
  text(words: string, x: number, y: number, options: TextOptions): void;
  /** Wrapped lines of this width; returns the last baseline. */
  paragraph(words: string, x: number, y: number, width: number, options: TextOptions): number;
  widthOf(words: string, options: TextOptions): number;
}

/** A one-page PDF, byte-identical for the same drawing. */
export async function drawSheet(paper: Paper, title: string, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const epoch = new Date(0);
  document.setTitle(title);
  document.setLanguage('en');
  document.setCreationDate(epoch);
  document.setModificationDate(epoch);
  const fonts: Fonts = {
    serif: await document.embedFont(StandardFonts.TimesRoman),
    italic: await document.embedFont(StandardFonts.TimesRomanItalic),
    text: await document.embedFont(StandardFonts.Helvetica),
  };
  draw(sheetOn(document.addPage(PageSizes[paper]), fonts));
  return document.save();
}

const INK = '#1C1917';
const colorOf = (hex: string) => rgb(...hexToSrgb(hex));

/** Drops characters the standard fonts lack; accented letters lose only the accent. */
const drawable = (words: string): string =>
  words.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g, '');

function sheetOn(page: PDFPage, fonts: Fonts): Sheet {
  const width = page.getWidth() / POINTS_PER_MM;
  const height = page.getHeight() / POINTS_PER_MM;
  const at = (x: number, y: number) => ({ x: x * POINTS_PER_MM, y: (height - y) * POINTS_PER_MM });
  const widthOf = (words: string, { font, size }: TextOptions) =>
    font.widthOfTextAtSize(drawable(words), size) / POINTS_PER_MM;
  const text: Sheet['text'] = (words, x, y, { font, size, color = INK }) =>
    page.drawText(drawable(words), { ...at(x, y), font, size, color: colorOf(color) });
  return {
    width,
    height,
    fonts,
    widthOf,
    text,
    fill: (x, y, w, h, hex) =>
      page.drawRectangle({
        ...at(x, y + h),
        width: w * POINTS_PER_MM,
        height: h * POINTS_PER_MM,
        color: colorOf(hex),
      }),
    line: (x1, y1, x2, y2) =>
      page.drawLine({
        start: at(x1, y1),
        end: at(x2, y2),
        thickness: 0.3,
        color: colorOf(INK),
      }),
    paragraph(words, x, y, limit, options) {
      const leading = (options.size * 1.28) / POINTS_PER_MM;
      const lines = wrap(words.split(' '), (line) => widthOf(line, options) <= limit);
      for (const [i, line] of lines.entries()) text(line, x, y + i * leading, options);
      return y + (lines.length - 1) * leading;
    },
  };
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}
