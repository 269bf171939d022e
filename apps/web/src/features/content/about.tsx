import type { ReactNode } from 'react';
import html from './about.md';
import { ContentPage } from './content-page.tsx';
import { Sitters } from './sitters.tsx';

export const Component = (): ReactNode => (
  <ContentPage
    title="About TrueSeason"
    description="Why we measure color instead of guessing it, how the method works and where it ends."
    html={html}
    picture={<Sitters />}
  />
);
