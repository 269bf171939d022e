import type { ReactNode } from 'react';
import { Prose } from '../ui/prose/prose.tsx';
import { ContentPage } from './content-page.tsx';
import html from './privacy.md';
import rest from './privacy-rest.md';
import { Processors } from './processors.tsx';

export const Component = (): ReactNode => (
  <ContentPage
    title="Privacy notice"
    description="What we know about you, why, the legal basis, how long we keep it, who else sees it, and your rights."
    html={html}
  >
    <Processors />
    <Prose html={rest} />
  </ContentPage>
);
