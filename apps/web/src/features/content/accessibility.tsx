import type { ReactNode } from 'react';
import html from './accessibility.md';
import { ContentPage } from './content-page.tsx';

export const Component = (): ReactNode => (
  <ContentPage
    title="Accessibility"
    description="What we hold to so that everyone can use TrueSeason, how we check it, and what falls short."
    html={html}
  />
);
