import { SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { BACKGROUND_SIZE, type Background, type CellColor, describeBackground } from '@trueseason/vision/place';
import { CHANNEL, SEGMENT_CLASSES, type Segmented } from '../find/index.ts';
import { FLOOR, type LogColor, meanOf, triple } from '../math/index.ts';
import { type Picture, pointsOf } from '../picture/index.ts';
import type { Readings } from './readings.ts';

/** Probability of background from which a pixel counts, away from hair and shoulders. */
const SURE_BACKGROUND = 0.8;
/** Pixels of a cell (of 256) that must be background. */
const LEAST_PIXELS = 40;

const CLASSES = SEGMENT_CLASSES.length;
/** Log of linear light per 8-bit value. */
const LOG = Float64Array.from(SRGB8_TO_LINEAR, (light) => Math.log(Math.max(light, FLOOR)));

/** What is behind the head, relative to the face as photographed; undefined without cheeks and forehead. */
export function measureBackground(
  { width, height }: Picture,
  { square, size, probabilities, colors }: Segmented,
  { cheekLeft, cheekRight, forehead }: Readings['zones'],
): Background | undefined {
  const zones = [cheekLeft, cheekRight, forehead].flatMap((zone) => (zone ? [zone.color] : []));
  if (zones.length === 0) return undefined;
  const face = meanOf(zones);
  const pointAt = pointsOf(square);
  const side = size / BACKGROUND_SIZE;
  const cell = (column: number, row: number): CellColor | undefined => {
    const logs = [0, 0, 0];
    let pixels = 0;
    for (let y = row * side; y < (row + 1) * side; y++) {
      for (let x = column * side; x < (column + 1) * side; x++) {
        const i = y * size + x;
        if ((probabilities[i * CLASSES + CHANNEL.background] ?? 0) < SURE_BACKGROUND) continue;
        const point = pointAt((x + 0.5) / size, (y + 0.5) / size);
        if (point.x < 1 || point.y < 1 || point.x >= width - 1 || point.y >= height - 1) continue;
        for (let c = 0; c < 3; c++) logs[c] = (logs[c] ?? 0) + (LOG[Math.round(255 * (colors[3 * i + c] ?? 0))] ?? 0);
        pixels += 1;
      }
    }
    if (pixels < LEAST_PIXELS) return undefined;
    const [r, g, b] = triple((c) => (logs[c] ?? 0) / pixels);
    const color: LogColor = [(r + b - 2 * g) / Math.SQRT2, (r - b) / Math.SQRT2, g];
    return triple((d) => color[d] - face[d]);
  };
  return describeBackground(
    Array.from({ length: BACKGROUND_SIZE ** 2 }, (_, i) => cell(i % BACKGROUND_SIZE, Math.floor(i / BACKGROUND_SIZE))),
  );
}
