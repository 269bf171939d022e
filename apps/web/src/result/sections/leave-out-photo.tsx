import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { storeResponse } from '../../lib/api/store-response.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { orderKey, useOrder } from '../../order/order.ts';
import { asOwner } from '../../order/ownership.ts';
import { useOnMeasured } from '../../order/use-on-measured.ts';
import { type OutlinedPhoto, photoNameOf } from '../../photos/outlined-photo.ts';
import { photoLinksKey } from '../../photos/photo-links.ts';
import { ConfirmAction } from '../../ui/confirm-action/confirm-action.tsx';

/** Leaves an added photo out of the result, such as one of another person. */
export function LeaveOutPhoto({
  orderId,
  photo,
}: {
  readonly orderId: string;
  readonly photo: OutlinedPhoto;
}): ReactNode {
  const client = useQueryClient();
  const { data: order } = useOrder(orderId);
  const [isSent, setIsSent] = useState(false);
  const leaveOut = async (): Promise<void> => {
    const send = () => call('leaveOutPhoto', { params: { orderId, photo: photoNameOf(photo) } });
    await storeResponse(client, orderKey(orderId), await asOwner(orderId, send));
    setIsSent(true);
  };
  useOnMeasured(orderId, isSent, (after) => {
    setIsSent(false);
    void client.invalidateQueries({ queryKey: photoLinksKey(orderId) });
    if (after.failure) showToast({ ...TOASTS.uploadFailed, text: after.failure.message });
    else if (!after.proposal) showToast(TOASTS.resultUpdated('The photo is left out. Your season stays the same.'));
  });
  if (order?.measuring || order?.proposal) return null;
  return (
    <ConfirmAction
      label="Leave this photo out"
      warning="We measure your result again without this photo, and delete the photo once your result no longer uses it."
      yes="Yes, leave it out"
      action={leaveOut}
      failureTitle="We couldn’t leave it out"
    />
  );
}
