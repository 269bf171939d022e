import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './terms.md';

export const Component = (): ReactNode => (
  <ContentPage
    title="Terms and privacy"
    description="What you buy, what we keep and for how long, refunds, and the limits of color analysis."
    html={html}
  />
);
