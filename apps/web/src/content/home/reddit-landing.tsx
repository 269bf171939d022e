import { type ReactNode, useEffect } from 'react';
import { track } from '../../lib/analytics/analytics.ts';
import { PageTitle } from '../../ui/shell/page-title.tsx';
import { Home } from './home.tsx';

/** For readers of color analysis forums. */
export function Component(): ReactNode {
  useEffect(() => track('ad_landing', { variant: 'reddit-landing' }), []);
  return (
    <>
      <PageTitle>Type me, with numbers</PageTitle>
      <meta name="robots" content="noindex" />
      <Home
        headline="Type me, with numbers."
        lead="Ten strangers, ten seasons? We measure your skin, hair, and eyes, correct for the light, and show the odds of every season, with the runner-up and why it lost."
      />
    </>
  );
}
