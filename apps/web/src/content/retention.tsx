import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './retention.md';

export const Component = (): ReactNode => (
  <ContentPage
    title="Face data: how long we keep it"
    description="What face data we collect, why, how long we keep it, and how it is destroyed."
    html={html}
  />
);
