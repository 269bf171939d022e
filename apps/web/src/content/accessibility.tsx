import type { ReactNode } from 'react';
import html from './accessibility.md';
import { ContentPage } from './content-page.tsx';

export const Component = (): ReactNode => (
  <ContentPage
    title="Accessibility"
    description="How we make TrueSeason work for everyone, how we check it, and what still falls short."
    html={html}
  />
);
