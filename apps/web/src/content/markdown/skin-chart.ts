import { labToHex, lchToLab } from '@trueseason/style/color';
import { SKIN_BY_DEPTH } from '@trueseason/style/seasons';
import { escapeHtml } from './escape-html.ts';
import { MarkdownError } from './markdown-error.ts';

/** CIELAB hue angles in degrees, across the world's skin. */
const HUES = [40, 47, 54, 61, 68, 75] as const;

const WIDTH = 360;
const LEFT = 34;
const TOP = 8;
const CELL = 54;
const STEP = 30;
const BOTTOM = TOP + STEP * SKIN_BY_DEPTH.length;

/** Skin by hue (across) and lightness (down), each of which changes along only one axis. */
export function skinChartHtml(text: string): string {
  const caption = /^caption: (\S.*)$/.exec(text.trim())?.[1];
  if (!caption) throw new MarkdownError('The chart of skin has a caption and nothing else', text);
  const patches = SKIN_BY_DEPTH.flatMap(([l, c], row) =>
    HUES.map((h, column) => {
      const at = `x="${LEFT + column * CELL}" y="${TOP + row * STEP}"`;
      return `<rect ${at} width="${CELL}" height="${STEP}" fill="${labToHex(lchToLab([l, c, h]))}"/>`;
    }),
  );
  const lightness = SKIN_BY_DEPTH.map(([l], row) =>
    label(LEFT - 8, TOP + row * STEP + STEP / 2 + 4, `${Math.round(l)}`, 'end'),
  );
  const hues = HUES.map((h, column) => label(LEFT + (column + 0.5) * CELL, BOTTOM + 18, `${h}°`, 'middle'));
  const ends = [
    label(LEFT, BOTTOM + 38, 'rosier', 'start'),
    label(LEFT + (HUES.length * CELL) / 2, BOTTOM + 38, 'hue angle', 'middle'),
    label(LEFT + HUES.length * CELL, BOTTOM + 38, 'more golden', 'end'),
    label(LEFT - 8, BOTTOM + 18, 'L*', 'end'),
  ];
  const alt = `Chart of skin: from rosier on the left to more golden on the right, from light above to deep below. Every depth occurs in every hue.`;
  return `<figure data-chart><svg viewBox="0 0 ${WIDTH} ${BOTTOM + 44}" role="img" aria-label="${alt}">${[...patches, ...lightness, ...hues, ...ends].join('')}</svg><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

const label = (x: number, y: number, text: string, anchor: string): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
