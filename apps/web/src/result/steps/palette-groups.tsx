import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { colorsOf } from '../../order/read-result.ts';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import { Fold } from './step-parts.tsx';

const GROUPS = [
  ['neutrals', 'Core neutrals', 'For coats, trousers, knitwear and shoes. The first ones suit you best.'],
  ['lights', 'Accent lights', 'Lights and tints, for what you wear close to the face.'],
  ['brights', 'Accent brights', 'The statement colors. One at a time is plenty.'],
] as const;

/** The three groups of a palette as cloth, in the order in which they suit the person. */
export const PaletteGroups = ({ result }: { readonly result: AnalysisResult }): ReactNode =>
  GROUPS.map(([group, title, lead]) => (
    <Fold key={group} title={title} lead={lead} colors={colorsOf(result, group)}>
      <ClothGrid id={group} columns={6} colors={colorsOf(result, group)} />
    </Fold>
  ));
