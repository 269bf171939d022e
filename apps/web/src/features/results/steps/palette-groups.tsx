import type { NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ClothGrid } from '../../../components/swatch/cloth-swatch.tsx';
import { Section } from './step-parts.tsx';

const GROUPS = [
  [
    'coreNeutrals',
    'Core neutrals',
    () =>
      'In your order, the shades that suit your depth and contrast first. These are the ground: coats, trousers, knitwear, shoes.',
  ],
  [
    'accentLights',
    'Accent lights',
    (whose: string) => `${whose} lights and tints, for what you wear close to the face.`,
  ],
  ['accentBrights', 'Accent brights', () => 'The statement colors. One at a time is plenty.'],
] as const;

export interface PaletteGroupsProps {
  /** Undefined while the season's knowledge is on its way. */
  readonly palette: { readonly [Group in (typeof GROUPS)[number][0]]: readonly NamedColor[] } | undefined;
  readonly whose: 'Your' | 'Their';
}

/** The three groups of a palette as cloth, in the order in which they suit the person. */
export const PaletteGroups = ({ palette, whose }: PaletteGroupsProps): ReactNode =>
  GROUPS.map(([group, title, lead]) => (
    <Section key={group} title={title} lead={lead(whose)} large>
      {palette ? <ClothGrid id={group} columns={6} colors={palette[group]} /> : <Skeleton height="18rem" />}
    </Section>
  ));
