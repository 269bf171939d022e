import { lazy, type ReactNode, Suspense } from 'react';
import { StepBoundary } from '../../../components/wizard/step-boundary.tsx';
import type { TryOnProps } from './try-on.tsx';

const Now = lazy(async () => ({ default: (await import('./try-on.tsx')).TryOn }));

/** The try-on in code of its own: a step is whole without it, and is there first. */
export const TryOn = (props: TryOnProps): ReactNode => (
  <StepBoundary silent>
    <Suspense>
      <Now {...props} />
    </Suspense>
  </StepBoundary>
);
