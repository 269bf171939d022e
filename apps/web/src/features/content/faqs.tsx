import { SeasonRing } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './faqs.md';

export const Component = (): ReactNode => (
  <ContentPage
    title="Questions and answers"
    description="What TrueSeason measures, what it costs, what happens to your photos, and what to do when something goes wrong."
    html={html}
    picture={<SeasonRing labels="large" fontFamily="var(--font-text)" ink="var(--ink)" />}
  />
);
