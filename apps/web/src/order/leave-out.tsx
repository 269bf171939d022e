import { useQueryClient } from '@tanstack/react-query';
import { SCOPE_PARTS, SCOPE_QUESTION, type ScopePart } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeResponse } from '../lib/api/store-response.ts';
import { showToast } from '../lib/messages.ts';
import { ActionButton } from '../ui/button/action-button.tsx';
import { orderKey, useOrder } from './order.ts';
import { SCOPE_NOT_SAVED, saveScope } from './save-scope.ts';

/** Takes its step out of the result and the report, and leads to the next one. */
export function LeaveOut(props: {
  readonly orderId: string;
  readonly part: ScopePart;
  readonly nextStep: string;
}): ReactNode {
  const { orderId, part, nextStep } = props;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { data } = useOrder(orderId);
  const leaveOut = async (): Promise<void> => {
    const scope = (data?.scope ?? SCOPE_PARTS).filter((other) => other !== part);
    const order = await saveScope(orderId, scope);
    // Before the step closes.
    navigate({ search, hash: nextStep }, { state, replace: true });
    showToast({ title: `${SCOPE_QUESTION.parts[part]} is left out`, text: 'You can change this in the evidence.' });
    await storeResponse(client, orderKey(orderId), order);
  };
  return (
    <ActionButton look="text" action={leaveOut} failureTitle={SCOPE_NOT_SAVED}>
      Not for me
    </ActionButton>
  );
}
