import { type ReactNode, Suspense } from 'react';
import { StepBoundary } from '../../../components/wizard/step-boundary.tsx';
import { lazyAgain } from '../../../lib/browser/lazy-again.tsx';
import type { DrawnLooksProps } from './drawn-looks.tsx';
import { LooksSkeleton } from './looks-skeleton.tsx';

const load = () => import('./drawn-looks.tsx');
const Now = lazyAgain<DrawnLooksProps>(async () => (await load()).DrawnLooks);

/** The figures in code of their own: the step around them is there first. */
export const DrawnLooks = (props: DrawnLooksProps): ReactNode => (
  <StepBoundary>
    <Suspense fallback={<LooksSkeleton />}>
      <Now {...props} />
    </Suspense>
  </StepBoundary>
);
