import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './faces.md';

export const Component = (): ReactNode => (
  <ContentPage
    title="How we handle faces"
    description="What happens to your photos, step by step: what is measured, who sees it, when it is deleted, and how to check."
    html={html}
  />
);
