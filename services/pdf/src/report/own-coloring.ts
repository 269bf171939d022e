import type { Evidence, HexColor } from '@trueseason/contracts';

export interface OwnColor {
  readonly name: string;
  readonly hex: HexColor;
  /** How much of the emblem it fills, beside the others. */
  readonly share: number;
}

/** The person in up to four measured colors, as they follow each other down a face; what was not seen is left out. */
export function coloringOf({ skin, hair, iris, lips, brows }: Evidence['features']): OwnColor[] {
  const bands = [
    hair ? { name: 'hair', color: hair, share: 0.3 } : { name: 'brows', color: brows, share: 0.2 },
    { name: 'eyes', color: iris, share: 0.14 },
    { name: 'skin', color: skin, share: 0.4 },
    { name: 'lips', color: lips, share: 0.16 },
  ];
  return bands.flatMap(({ name, color, share }) => (color ? [{ name, hex: color.hex, share }] : []));
}
