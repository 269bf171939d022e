import { readableInk } from '@trueseason/style/color';
import { drawSheet, type Sheet } from './sheet.ts';
import type { ColorGroup, Paper, TakeAway } from './take-away.ts';

/** Millimeters. */
const MARGIN = 15;
const TOP = 52;
const GROUP_HEAD = 9;
const GROUP_GAP = 5;
const COLUMNS = 6;

/** The whole palette on one sheet, for a wall or wardrobe door. */
export const posterPdf = (palette: TakeAway, paper: Paper): Promise<Uint8Array> =>
  drawSheet(paper, `${palette.season}: the palette`, (sheet) => {
    sheet.text(palette.season, MARGIN - 1, 34, { font: sheet.fonts.serif, size: 54 });
    sheet.text(palette.subtitle, MARGIN, 43, { font: sheet.fonts.italic, size: 15 });
    const groups = palette.groups.filter(({ colors }) => colors.length > 0);
    const rows = groups.reduce((sum, { colors }) => sum + Math.ceil(colors.length / COLUMNS), 0);
    const heads = groups.length * (GROUP_HEAD + GROUP_GAP);
    const height = (sheet.height - TOP - MARGIN - heads) / Math.max(1, rows);
    let y = TOP;
    for (const group of groups) y = drawGroup(sheet, group, y, height) + GROUP_GAP;
  });

/** @returns the lower end of the group */
function drawGroup(sheet: Sheet, { name, note, colors }: ColorGroup, y: number, height: number): number {
  const { fonts } = sheet;
  const width = (sheet.width - 2 * MARGIN) / COLUMNS;
  const title = { font: fonts.italic, size: 14 };
  sheet.text(name, MARGIN, y + 6, title);
  if (note) sheet.text(note, MARGIN + sheet.widthOf(name, title) + 4, y + 6, { font: fonts.text, size: 9 });
  const top = y + GROUP_HEAD;
  for (const [i, color] of colors.entries()) {
    const x = MARGIN + (i % COLUMNS) * width;
    const cell = top + Math.floor(i / COLUMNS) * height;
    const style = { font: fonts.text, size: 7.6, color: readableInk(color.hex) };
    sheet.fill(x, cell, width, height, color.hex);
    sheet.text(color.hex, x + 2, cell + height - 2.4, style);
    sheet.paragraph(color.name, x + 2, cell + 4.6, width - 4, style);
  }
  const bottom = top + Math.ceil(colors.length / COLUMNS) * height;
  const right = MARGIN + Math.min(COLUMNS, colors.length) * width;
  // Near-white colors get an outline on white paper.
  for (const edge of [top, bottom]) sheet.line(MARGIN, edge, right, edge);
  for (const edge of [MARGIN, right]) sheet.line(edge, top, edge, bottom);
  return bottom;
}
