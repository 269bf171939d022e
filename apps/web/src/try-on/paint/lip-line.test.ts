import type { OutlinePoint } from '@trueseason/contracts';
import { hexToSrgb } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { lipLine } from './lip-line.ts';

const SIDE = 240;
const X = 120;
const Y = 120;
const WIDE = 90;
const HIGH = 34;

/** An ellipse around the middle, so much higher than the lips are. */
const ellipse = (more: number): OutlinePoint[] =>
  Array.from({ length: 80 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 80;
    return [X + WIDE * Math.cos(angle), Y + (HIGH + more) * Math.sin(angle)];
  });

/** Skin with lips on it, both a little uneven. */
function photo(skin: string, lips: string) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const x = i % SIDE;
    const y = Math.floor(i / SIDE);
    const isLip = Math.hypot((x - X) / WIDE, (y - Y) / HIGH) < 1;
    const grain = 1 + 0.03 * Math.sin(x * 1.7 + y * 2.3);
    data.set(
      hexToSrgb(isLip ? lips : skin).map((value) => Math.round(value * 255 * grain)),
      i * 4,
    );
  }
  return { width: SIDE, height: SIDE, data };
}

/** How far above or below the lips a line runs at its middle, upper and lower. */
const off = (line: readonly OutlinePoint[]) => {
  const ys = line.filter(([x]) => Math.abs(x - X) < 12).map(([, y]) => Math.abs(y - Y) - HIGH);
  return [Math.min(...ys), Math.max(...ys)];
};

it.each([
  ['fair', '#E8C4B0', '#C98C88'],
  ['medium', '#C58F70', '#B06A62'],
  ['deep', '#5A3626', '#6E3A38'],
])('on %s skin, a line that was told too wide is led to where lips end', (_, skin, lips) => {
  for (const more of [0, 4, 6]) {
    const [least = 0, most = 0] = off(lipLine(photo(skin, lips), ellipse(more), ellipse(-28)));
    expect(least).toBeGreaterThan(-2);
    expect(most).toBeLessThan(2);
  }
});

it('lips that cannot be told from the skin keep their line, and all lips their corners', () => {
  const line = ellipse(5);
  const same = lipLine(photo('#C58F70', '#C58F70'), line, ellipse(-28));
  for (const [i, [x, y]] of same.entries()) {
    expect(Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0))).toBeLessThan(1.5);
  }
  const moved = lipLine(photo('#E8C4B0', '#B06A62'), line, ellipse(-28));
  expect([moved[0], moved[40]]).toEqual([line[0], line[40]]);
});
