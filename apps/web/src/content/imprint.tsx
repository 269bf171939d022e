import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './imprint.md';

export const Component = (): ReactNode => (
  <ContentPage title="Imprint" description="Who runs TrueSeason, and how to reach us." html={html} />
);
