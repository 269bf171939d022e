import type { ReactNode } from 'react';
import { lazyAgain } from '../lib/browser/lazy-again.tsx';
import { Late } from '../order/late/late.tsx';
import type { TryOnProps } from './try-on.tsx';

const Now = lazyAgain<TryOnProps>(async () => (await import('./try-on.tsx')).TryOn);

/** The try-on in code of its own: a step is whole without it, and is there first. */
export const TryOn = (props: TryOnProps): ReactNode => (
  <Late>
    <Now {...props} />
  </Late>
);
