import type { Axis } from '@trueseason/contracts';

export interface AxisWords {
  readonly name: string;
  /** What it is measured on. */
  readonly about: string;
  /** The ends of its scale. */
  readonly low: string;
  readonly high: string;
}

export const AXIS_WORDS: Readonly<Record<Axis, AxisWords>> = {
  temperature: { name: 'Temperature', about: 'hair, eyes and skin undertone', low: 'cool', high: 'warm' },
  value: { name: 'Value', about: 'how light hair, skin and eyes are together', low: 'deep', high: 'light' },
  chroma: { name: 'Chroma', about: 'how hair and eyes stand out from skin', low: 'soft', high: 'clear' },
  contrast: { name: 'Contrast', about: 'light against dark in hair, brows and skin', low: 'low', high: 'high' },
};

/** How far a scale extends either way. */
export const SCALE_REACH = 1.5;

/** A score with its standard uncertainty, unbroken: "−0.45 ± 0.12"; marked if off the scale. */
export function scaleFigure({ value, sd }: { readonly value: number; readonly sd: number }): string {
  const figure = `${value < 0 ? '\u2212' : '+'}${Math.abs(value).toFixed(2)}\u00a0\u00b1\u00a0${sd.toFixed(2)}`;
  return Math.abs(value) > SCALE_REACH ? `${figure}, beyond\u00a0the\u00a0scale` : figure;
}
