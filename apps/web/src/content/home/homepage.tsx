import { type ReactNode, useEffect } from 'react';
import { track } from '../../lib/analytics/analytics.ts';
import { PageTitle } from '../../ui/shell/page-title.tsx';
import { Home } from './home.tsx';

export function Component(): ReactNode {
  useEffect(() => track('ad_landing', { variant: 'homepage' }), []);
  return (
    <>
      <PageTitle>Find the colors that suit you</PageTitle>
      <meta name="robots" content="noindex" />
      <Home
        headline="Stop guessing what suits you."
        lead="Three selfies, measured. Get your season, your palette, and the reasons for both in about 30 seconds."
      />
    </>
  );
}
