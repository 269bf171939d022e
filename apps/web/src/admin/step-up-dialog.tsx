import { STEP_UP_MINUTES } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useStepUpRequest } from './step-up.ts';
import { useSelf } from './use-self.ts';

const WHY = `Confirm again for money, codes, and customer data. It lasts ${STEP_UP_MINUTES} minutes.`;

export function StepUpDialog(): ReactNode {
  const request = useStepUpRequest();
  const { data: self } = useSelf();
  if (!request || !self) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && request.settle(false)} title="Confirm it’s you" description={WHY}>
      <SignInForm name={self.name} action="Confirm" onSuccess={() => request.settle(true)} />
    </Dialog>
  );
}
