import type { ReactNode } from 'react';
import { reloadForCode, useReloadForCode } from '../../lib/browser/missing-code.ts';
import { LazyPart } from '../../order/lazy-part/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';

interface StepBoundaryProps {
  readonly children: ReactNode;
  readonly placeholder?: ReactNode;
}

/** Limits an error to one step, so the others stay usable. */
export const StepBoundary = ({ children, placeholder }: StepBoundaryProps): ReactNode => (
  <LazyPart placeholder={placeholder} renderFailure={(error, again) => <StepFailure error={error} onRetry={again} />}>
    {children}
  </LazyPart>
);

function StepFailure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  // After a deploy, the page may name deleted files; one reload fixes that.
  if (useReloadForCode(error)) return null;
  const retry = (): void => void reloadForCode(error).then((isReloading) => isReloading || onRetry());
  return (
    <div className="stack start gap-4 page" role="alert">
      <h2>This step didn’t load</h2>
      <p>The rest of your result is here. Check your connection and try again.</p>
      <Button look="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
