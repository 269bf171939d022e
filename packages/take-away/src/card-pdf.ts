import { readableInk } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { CARD, cardPlan, type Panel } from './card-plan.ts';
import { drawSheet, type Sheet } from './sheet.ts';
import type { Paper, TakeAway } from './take-away.ts';

/** Millimeters. */
const GAP = 10;
const PAD = 3.5;
const HEAD = 10;

/** Two strips to cut out and fold to the size of a bank card, on one sheet with nothing behind it. */
export const cardPdf = (palette: TakeAway, paper: Paper): Promise<Uint8Array> =>
  drawSheet(paper, `${palette.season}: the card to cut out`, (sheet) => {
    const { fonts } = sheet;
    const strips = cardPlan(palette);
    const left = (sheet.width - 3 * CARD.width) / 2;
    const top = (sheet.height - 2 * CARD.height - GAP) / 2 + 6;
    sheet.text(palette.season, left, top - 20, { font: fonts.italic, size: 24 });
    const how =
      'Cut along the lines and fold at the dots: two strips, each as small as a bank card. Print at 100%; the line below is 5 cm long when the size is right.';
    sheet.paragraph(how, left, top - 12, 3 * CARD.width, { font: fonts.text, size: 8.5 });
    for (const [row, panels] of strips.entries()) {
      const y = top + row * (CARD.height + GAP);
      for (const [i, panel] of panels.entries()) drawPanel(sheet, palette, panel, left + i * CARD.width, y);
      drawEdges(sheet, left, y, panels.length);
    }
    const ruler = top + 2 * CARD.height + GAP + 7;
    sheet.line(left, ruler, left + 50, ruler);
    for (const mark of [0, 10, 20, 30, 40, 50]) sheet.line(left + mark, ruler - 1.5, left + mark, ruler);
  });

function drawPanel(sheet: Sheet, palette: TakeAway, panel: Panel, x: number, y: number): void {
  if (panel.kind === 'front') {
    drawFront(sheet, palette, x, y);
    return;
  }
  const name = panel.kind === 'shop' ? 'In the shop' : panel.name;
  sheet.text(name, x + PAD, y + 6.4, { font: sheet.fonts.serif, size: 12 });
  if (panel.kind === 'shop') drawLines(sheet, panel.lines, x + PAD, y + HEAD + 3);
  else drawColors(sheet, panel.colors, x, y + HEAD);
}

/** Each color reaches the edges of the card, so that it can be laid against cloth. */
function drawColors(sheet: Sheet, colors: readonly NamedColor[], x: number, y: number): void {
  const height = (CARD.height - HEAD) / Math.max(1, colors.length);
  for (const [i, color] of colors.entries()) {
    const rowTop = y + i * height;
    const style = { font: sheet.fonts.text, size: 8, color: readableInk(color.hex) };
    sheet.fill(x, rowTop, CARD.width, height, color.hex);
    sheet.text(color.name, x + PAD, rowTop + height / 2 + 1, style);
    sheet.text(color.hex, x + CARD.width - PAD - sheet.widthOf(color.hex, style), rowTop + height / 2 + 1, style);
  }
}

/** The palette at a glance, as a fan of stripes over the name. */
function drawFront(sheet: Sheet, { season, subtitle, groups }: TakeAway, x: number, y: number): void {
  const rows = groups.map(({ colors }) => colors.slice(0, 6));
  const [width, height] = [CARD.width / 6, 46 / Math.max(1, rows.length)];
  for (const [row, colors] of rows.entries()) {
    for (const [i, { hex }] of colors.entries()) sheet.fill(x + i * width, y + row * height, width, height, hex);
  }
  const [trait = '', ...family] = season.split(' ');
  const name = { font: sheet.fonts.serif, size: 24 };
  sheet.text(trait, x + PAD, y + 60, name);
  sheet.text(family.join(' '), x + PAD, y + 69, name);
  sheet.text(subtitle, x + PAD, y + 77, { font: sheet.fonts.italic, size: 10 });
}

function drawLines(sheet: Sheet, lines: readonly string[], x: number, y: number): void {
  let at = y;
  for (const line of lines) {
    at = sheet.paragraph(line, x, at, CARD.width - 2 * PAD, { font: sheet.fonts.text, size: 7.6 }) + 5.4;
  }
}

/** The line to cut along, and dots to fold at. */
function drawEdges(sheet: Sheet, x: number, y: number, panels: number): void {
  const [right, bottom] = [x + panels * CARD.width, y + CARD.height];
  sheet.line(x, y, right, y);
  sheet.line(x, bottom, right, bottom);
  sheet.line(x, y, x, bottom);
  sheet.line(right, y, right, bottom);
  for (let i = 1; i < panels; i++) sheet.line(x + i * CARD.width, y, x + i * CARD.width, bottom, true);
}
