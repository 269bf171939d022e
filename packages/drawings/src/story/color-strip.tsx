import { LIGHT_INK } from '@trueseason/color';
import type { ReactNode } from 'react';

export interface ColorStripProps {
  readonly colors: readonly string[];
  readonly width: number;
  /** Where it begins and how high it is; a rule of paper lies on top of it. */
  readonly y: number;
  readonly height: number;
}

/** Of paper, as the strip may begin with the color of the cloth above it, or have it among the others. */
export const RULE = 6;

/** Colors side by side along the foot of a card. */
export const ColorStrip = ({ colors, width, y, height }: ColorStripProps): ReactNode => (
  <>
    <rect y={y - RULE} width={width} height={RULE} fill={LIGHT_INK} />
    {colors.map((hex, i) => (
      // Each reaches below the next: no ground shows between two.
      <rect
        key={hex}
        x={(i * width) / colors.length}
        y={y}
        width={width / colors.length + 1}
        height={height}
        fill={hex}
      />
    ))}
  </>
);
