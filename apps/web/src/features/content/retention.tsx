import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './retention.md';

export const Component = (): ReactNode => (
  <ContentPage
    title="Face data: how long we keep it"
    description="What we collect of a face, why, for how long, and how it is destroyed."
    html={html}
  />
);
