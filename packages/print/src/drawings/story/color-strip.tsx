import { LIGHT_INK } from '@trueseason/style/color';
import type { ReactNode } from 'react';

export interface ColorStripProps {
  readonly colors: readonly string[];
  readonly width: number;
  /** Its top and height; a line in the color of the paper crosses it. */
  readonly y: number;
  readonly height: number;
}

/** Of paper, as the strip may share a color with the cloth above. */
export const RULE = 6;

/** Colors side by side along the foot of a card. */
export const ColorStrip = ({ colors, width, y, height }: ColorStripProps): ReactNode => (
  <>
    <rect y={y - RULE} width={width} height={RULE} fill={LIGHT_INK} />
    {colors.map((hex, i) => (
      // Each extends below the next, so that no ground shows between them.
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
