import type { NamedColor } from '@trueseason/contracts';
import type { ColorGroup } from './take-away.ts';

/** Millimeters of a bank card (ISO/IEC 7810, ID-1), upright. */
export const CARD = { width: 54, height: 85.6 } as const;
/** Colors that fit a card at a readable size. */
const COLORS = 12;

/** One side of the folded card. */
export type Panel =
  | { readonly kind: 'front' }
  | { readonly kind: 'colors'; readonly name: string; readonly colors: readonly NamedColor[] }
  | { readonly kind: 'shop'; readonly lines: readonly string[] };

export interface CardParts {
  readonly groups: readonly ColorGroup[];
  /** Colors to avoid. */
  readonly avoid: readonly NamedColor[];
  /** Shopping tips, one sentence each. */
  readonly shopping: readonly string[];
}

/** Two strips of three panels, accordion-folded. */
export function cardPlan({ groups, avoid, shopping }: CardParts): Panel[][] {
  const colors = (name: string, list: readonly NamedColor[]): Panel => ({
    kind: 'colors',
    name,
    colors: list.slice(0, COLORS),
  });
  const [neutrals, lights, brights] = groups.map((group) => colors(group.name, group.colors));
  const present = (panels: readonly (Panel | undefined)[]): Panel[] => panels.filter((panel) => panel !== undefined);
  return [
    present([{ kind: 'front' }, neutrals, lights]),
    present([
      brights,
      colors('Leave on the rack', avoid),
      { kind: 'shop', lines: ['Lay the card on the cloth in daylight, not under store lights.', ...shopping] },
    ]),
  ];
}
