import { BRAND } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import html from './about.md';
import { ContentPage } from './content-page.tsx';

export const Component = (): ReactNode => (
  <ContentPage
    title={`About ${BRAND.name}`}
    description="Why we measure color instead of guessing, how the method works, and what its limits are."
    html={html}
  />
);
