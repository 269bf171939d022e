import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { paths } from '../lib/navigation/paths.ts';
import { notifyTabs } from '../order/order-actions.ts';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import { forgetEverything } from './forget-on-device.ts';

async function leave(): Promise<void> {
  await call('leaveBrowser');
  await forgetEverything();
  notifyTabs('left');
  // Reload, so that nothing stays in memory.
  window.location.replace(paths.home);
}

/** For shared computers. */
export const LeaveBrowser = (): ReactNode => (
  <ConfirmAction
    label="Forget this browser"
    warning="This browser forgets your orders, so the next person here can’t open them. You can open them again with a code we email you."
    yes="Yes, forget"
    no="Cancel"
    action={leave}
    failureTitle="We couldn’t forget this browser"
  />
);
