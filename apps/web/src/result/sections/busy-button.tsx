import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';

/** A quiet button that is busy while its action runs. */
export function BusyButton({ action, children }: { action: () => Promise<unknown>; children: ReactNode }): ReactNode {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await action().finally(() => setBusy(false));
  };
  return (
    <Button look="quiet" busy={busy} onClick={run}>
      {children}
    </Button>
  );
}
