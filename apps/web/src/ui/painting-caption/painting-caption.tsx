import type { ReactNode } from 'react';
import type { Painting } from '../../lib/paintings/paintings.ts';

/** Painter, title, year and museum. */
export const PaintingCaption = ({ painting }: { readonly painting: Painting }): ReactNode => (
  <>
    <span>{painting.painter}, </span>
    <cite>{painting.title}</cite>
    <span>{`, ${painting.year}. ${painting.museum}`}</span>
  </>
);
