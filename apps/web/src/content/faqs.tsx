import { BRAND } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import { ContentPage } from './content-page.tsx';
import html from './faqs.md';

const closedHtml = html
  .split('<h2>')
  .filter((part) => part.includes('</h2>'))
  .map((part) => `<details><summary><h2>${part.replace('</h2>', '</h2></summary>')}</details>`)
  .join('');

export const Component = (): ReactNode => (
  <ContentPage
    title="Questions and answers"
    description={`What ${BRAND.name} measures, what it costs, what happens to your photos, and what to do when something goes wrong.`}
    html={closedHtml}
    picture={<SeasonRing labels="large" fontFamily="var(--font-text)" ink="var(--ink)" />}
  />
);
