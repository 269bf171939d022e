import { useQueryClient } from '@tanstack/react-query';
import type { Evidence, PhotoPosition } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { storeResponse } from '../../lib/api/store-response.ts';
import { localDate } from '../../lib/browser/local-date.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { orderKey, useOrder } from '../../order/order.ts';
import { asOwner } from '../../order/ownership.ts';
import { useOnMeasured } from '../../order/use-on-measured.ts';
import { photoLinksKey } from '../../photos/photo-links.ts';
import { ConfirmAction } from '../../ui/confirm-action/confirm-action.tsx';

/** Leaves photos out of the result, such as one of another person; they may be deleted already. */
export function LeaveOutPhotos(props: {
  readonly orderId: string;
  readonly positions: readonly PhotoPosition[];
  /** As in "Leave … out". */
  readonly what: string;
}): ReactNode {
  const { orderId, positions, what } = props;
  const client = useQueryClient();
  const { data: order } = useOrder(orderId);
  const [isSent, setIsSent] = useState(false);
  const leaveOut = async (): Promise<void> => {
    for (const [i, photo] of positions.entries()) {
      const send = () => call('leaveOutPhoto', { params: { orderId, photo: String(photo) } });
      const after = await asOwner(orderId, send);
      if (i === positions.length - 1) await storeResponse(client, orderKey(orderId), after);
    }
    setIsSent(true);
  };
  useOnMeasured(orderId, isSent, (after) => {
    setIsSent(false);
    void client.invalidateQueries({ queryKey: photoLinksKey(orderId) });
    if (after.failure) showToast({ ...TOASTS.uploadFailed, text: after.failure.message });
    else if (!after.proposal) showToast(TOASTS.resultUpdated('It is left out. Your season stays the same.'));
  });
  if (order?.status !== 'completed' || order.measuring || order.proposal) return null;
  return (
    <ConfirmAction
      label={`Leave ${what} out`}
      warning="We measure your result again without it, free, and delete it once your result no longer uses it."
      yes="Yes, leave it out"
      action={leaveOut}
      failureTitle="We couldn’t leave it out"
    />
  );
}

/** Groups of photos by what they share, if there are several groups. */
function groupsOf(photos: Evidence['photos'], of: 'place' | 'day'): readonly Evidence['photos'][] {
  const groups = [...Map.groupBy(photos, (photo) => photo[of]).values()];
  return groups.length > 1 ? groups : [];
}

const numbersOf = (photos: Evidence['photos']): string =>
  `photo${photos.length > 1 ? 's' : ''} ${photos.map(({ position }) => position).join(', ')}`;

/** Leaves all photos of a day or a place out, where there are several. Single photos have their own button. */
export function LeaveOutGroups({
  orderId,
  photos,
}: {
  readonly orderId: string;
  readonly photos: Evidence['photos'];
}): ReactNode {
  const days = groupsOf(photos, 'day');
  const places = groupsOf(photos, 'place').filter(
    (place) => !days.some((day) => day.length === place.length && day.every((photo) => place.includes(photo))),
  );
  const groups = [
    ...days.map((day) => ({ photos: day, name: `the day of ${localDate(day[0]?.added ?? '')}` })),
    ...places.map((place) => ({ photos: place, name: 'the place' })),
  ].filter((group) => group.photos.length > 1);
  return groups.map((group) => (
    <LeaveOutPhotos
      key={numbersOf(group.photos)}
      orderId={orderId}
      positions={group.photos.map(({ position }) => position)}
      what={`${group.name} (${numbersOf(group.photos)})`}
    />
  ));
}
