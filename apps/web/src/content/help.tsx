import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './help.md';

export const Component = (): ReactNode => (
  <ContentPage
    title="Help"
    description="Photos, payment, lost links, and deleting your data, step by step."
    html={html}
  />
);
