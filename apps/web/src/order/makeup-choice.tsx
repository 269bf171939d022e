import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../lib/api/api.ts';
import { showToast } from '../lib/messages.ts';
import { ActionButton } from '../ui/button/action-button.tsx';
import { asOwner } from './ownership.ts';

/** Removes makeup from the result and report, or brings it back. */
export function MakeupChoice({ orderId, isShown }: { readonly orderId: string; readonly isShown: boolean }): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const choose = async (): Promise<void> => {
    const body = { makeupAdvice: !isShown };
    await asOwner(orderId, () => call('putAnswers', { params: { orderId }, body }));
    // The step is about to close.
    if (hash === '#makeup') navigate({ search, hash: 'celebrities' }, { state, replace: true });
    showToast({ title: `Makeup is ${isShown ? 'left out' : 'back'}`, text: 'You can change this in My data.' });
    await client.invalidateQueries();
  };
  return (
    <ActionButton look="text" action={choose} failureTitle="We couldn’t change your report">
      {!isShown ? 'Bring back makeup' : hash === '#makeup' ? 'Not for me' : 'Leave out makeup'}
    </ActionButton>
  );
}
