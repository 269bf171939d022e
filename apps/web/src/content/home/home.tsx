import { BRAND } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { PageTitle } from '../../ui/shell/page-title.tsx';
import { Hero } from './hero.tsx';
import { PriceBlock } from './price-block.tsx';

export const Home = ({ headline, lead }: { readonly headline?: string; readonly lead?: string }): ReactNode => (
  <PageShell content quiet>
    <Hero headline={headline} lead={lead} />
    <PriceBlock />
  </PageShell>
);

export const Component = (): ReactNode => (
  <>
    <PageTitle>{`${BRAND.name}: personal color analysis that shows its evidence`}</PageTitle>
    <Home />
  </>
);
