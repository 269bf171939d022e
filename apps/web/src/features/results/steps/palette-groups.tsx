import type { NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ClothGrid } from '../../../components/swatch/cloth-swatch.tsx';
import { Fold, Section } from './step-parts.tsx';

type Group = 'coreNeutrals' | 'accentLights' | 'accentBrights';

const ACCENTS = [
  ['accentLights', 'Accent lights', 'Lights and tints, for what you wear close to the face.'],
  ['accentBrights', 'Accent brights', 'The statement colors. One at a time is plenty.'],
] as const;

export interface PaletteGroupsProps {
  /** Undefined while the season's knowledge is on its way. */
  readonly palette: { readonly [Name in Group]: readonly NamedColor[] } | undefined;
}

/** The three groups of a palette as cloth, in the order in which they suit the person. */
export function PaletteGroups({ palette }: PaletteGroupsProps): ReactNode {
  if (!palette) return <Skeleton height="18rem" />;
  return (
    <>
      <Section title="Core neutrals" lead="For coats, trousers, knitwear and shoes. The first suit you best." large>
        <ClothGrid id="coreNeutrals" columns={6} colors={palette.coreNeutrals} />
      </Section>
      {ACCENTS.map(([group, title, lead]) => (
        <Fold key={group} title={title} lead={lead} colors={palette[group]}>
          <ClothGrid id={group} columns={6} colors={palette[group]} />
        </Fold>
      ))}
    </>
  );
}
