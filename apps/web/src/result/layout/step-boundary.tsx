import type { ReactNode } from 'react';
import { reloadForCode, useReloadForCode } from '../../lib/browser/missing-code.ts';
import { Late } from '../../order/late/late.tsx';
import { Button } from '../../ui/button/button.tsx';

interface StepBoundaryProps {
  readonly children: ReactNode;
  readonly coming?: ReactNode;
}

/** Limits an error to one step, so the others stay usable. */
export const StepBoundary = ({ children, coming }: StepBoundaryProps): ReactNode => (
  <Late coming={coming} failed={(error, again) => <Failed error={error} onRetry={again} />}>
    {children}
  </Late>
);

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  // After a deploy, the page may name deleted files; one reload fixes that.
  if (useReloadForCode(error)) return null;
  const retry = (): void => void reloadForCode(error).then((reloads) => reloads || onRetry());
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
