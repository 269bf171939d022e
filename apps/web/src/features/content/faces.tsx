import type { ReactNode } from 'react';
import { Prose } from '../../components/prose/prose.tsx';
import { ContentPage } from './content-page.tsx';
import { FaceSteps } from './face-steps.tsx';
import html from './faces.md';
import rest from './faces-rest.md';

export const Component = (): ReactNode => (
  <ContentPage
    title="How we handle faces"
    description="What happens to your photos, step by step: what is measured, who sees it, when it is deleted, and how to check."
    html={html}
  >
    <FaceSteps />
    <Prose html={rest} />
  </ContentPage>
);
