import { type Evidence, type HairStrands, type HexColor, type MeasuredColor, ownLips } from '@trueseason/contracts';

export interface OwnColor {
  readonly name: string;
  readonly hex: HexColor;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
  /** How much of the emblem it fills, beside the others. */
  readonly share: number;
}

interface Band extends Omit<OwnColor, 'hex'> {
  readonly color: MeasuredColor | null;
}

/** The person in up to four measured colors, as they follow each other down a face, without what was not seen or is made up. */
export function coloringOf(evidence: Pick<Evidence, 'features' | 'photos'>): OwnColor[] {
  const { skin, hair, iris, brows } = evidence.features;
  const bands: readonly Band[] = [
    hair
      ? { name: 'hair', color: hair, strands: hair.strands, share: 0.3 }
      : { name: 'brows', color: brows, share: 0.2 },
    { name: 'eyes', color: iris, share: 0.14 },
    { name: 'skin', color: skin, share: 0.4 },
    { name: 'lips', color: ownLips(evidence), share: 0.16 },
  ];
  return bands.flatMap(({ name, color, strands, share }) => (color ? [{ name, hex: color.hex, strands, share }] : []));
}
