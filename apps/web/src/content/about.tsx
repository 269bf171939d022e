import { RING_COLORS } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { HungCloths } from '../ui/hung-cloths/hung-cloths.tsx';
import html from './about.md';
import { ContentPage } from './content-page.tsx';

const COLORS = (['True Spring', 'Soft Summer', 'True Autumn', 'Dark Winter'] as const).map(
  (season) => RING_COLORS[season][0] ?? '',
);

export const Component = (): ReactNode => (
  <ContentPage
    title="About TrueSeason"
    description="Why we measure color instead of guessing, how the method works, and what its limits are."
    html={html}
    picture={
      <div style={{ aspectRatio: 4 / 3 }}>
        <HungCloths colors={COLORS} />
      </div>
    }
  />
);
