import { type AdminOrderDetails, PHOTO_REASONS, type PhotoReason } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import { Choice, REASON_FIRST } from './choice.tsx';
import { refused, TITLES, useOrderAction } from './use-order-action.ts';

const REASONS: Readonly<Record<PhotoReason, string>> = {
  doubted: 'The customer doubts the result',
  'poor-light': 'The light is poor',
  edited: 'The photos are filtered or edited',
  'other-person': 'The photos show someone else',
};

/** For a customer whose result seems wrong: other photos, measured again free of charge. */
export function OrderPhotos({ order: { id: orderId } }: { readonly order: AdminOrderDetails }): ReactNode {
  const [reason, setReason] = useState<PhotoReason>();
  const { mutateAsync } = useOrderAction(orderId);
  const ask = () => call('adminAskPhotos', { params: { orderId }, body: { reason: reason ?? 'doubted' } });
  return (
    <>
      <Choice
        label="Why other photos"
        none="Choose a reason"
        of={PHOTO_REASONS}
        names={REASONS}
        chosen={reason}
        onChange={setReason}
      />
      <ConfirmAction
        look="quiet"
        label={TITLES['ask-photos']}
        missing={!reason && REASON_FIRST}
        warning="Ask the customer by email for three other photos? The result stays until they are measured."
        yes="Yes, ask for other photos"
        no="Cancel"
        action={() => mutateAsync({ action: 'ask-photos', ask })}
        refused={refused('ask-photos')}
      />
    </>
  );
}
