import type { NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ClothGrid } from '../../../components/swatch/cloth-swatch.tsx';
import { Fold } from './step-parts.tsx';

const GROUPS = [
  ['coreNeutrals', 'Core neutrals', 'For coats, trousers, knitwear and shoes. The first suit you best.'],
  ['accentLights', 'Accent lights', 'Lights and tints, for what you wear close to the face.'],
  ['accentBrights', 'Accent brights', 'The statement colors. One at a time is plenty.'],
] as const;

export interface PaletteGroupsProps {
  /** Undefined while the season's knowledge is on its way. */
  readonly palette: { readonly [Group in (typeof GROUPS)[number][0]]: readonly NamedColor[] } | undefined;
}

/** The three groups of a palette as cloth, in the order in which they suit the person. */
export function PaletteGroups({ palette }: PaletteGroupsProps): ReactNode {
  if (!palette) return <Skeleton height="10rem" />;
  return GROUPS.map(([group, title, lead]) => (
    <Fold key={group} title={title} lead={lead} colors={palette[group]}>
      <ClothGrid id={group} columns={6} colors={palette[group]} />
    </Fold>
  ));
}
