import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { remeasurePath } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api/api.ts';
import { localDate } from '../../lib/browser/local-date.ts';
import { showRefusal } from '../../lib/messages.ts';
import { asOwner } from '../../order/ownership.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';

const remeasureKey = (orderId: number) => ['remeasure', orderId];

/** When a free re-measure is possible: the day and a reminder, or a button; nothing until known. */
export function Remeasure({ orderId }: { readonly orderId: number }): ReactNode {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: remeasureKey(orderId),
    queryFn: () => call('getRemeasure', { params: { orderId } }),
    retry: false,
    staleTime: 0,
  });
  const open = async (): Promise<void> => {
    const { code } = await asOwner(orderId, () => call('openRemeasure', { params: { orderId } }));
    navigate(remeasurePath(code));
  };
  if (!data) return null;
  if (data.state === 'used')
    return <p>You’ve already measured again. Your newer result comes with the next one, a year later.</p>;
  return (
    <div className="stack start gap-3">
      {data.state === 'open' ? (
        <>
          <p>
            <strong>It is open now.</strong> Three new photos, a new result, free. You keep this result, too.
          </p>
          <ActionButton action={open} failureTitle="We couldn’t open your re-measure">
            Measure again, free
          </ActionButton>
        </>
      ) : (
        <>
          <p>
            Your next one opens on <strong>{localDate(data.opensAt)}</strong>.
          </p>
          <Reminder orderId={orderId} isWanted={data.reminder} />
        </>
      )}
    </div>
  );
}

/** Opt-in for one reminder email that day. */
function Reminder({ orderId, isWanted }: { readonly orderId: number; readonly isWanted: boolean }): ReactNode {
  const client = useQueryClient();
  const saving = useMutation({
    // In order, so that the last choice stays.
    scope: { id: `reminder-${orderId}` },
    mutationFn: (reminder: boolean) =>
      asOwner(orderId, () => call('remindRemeasure', { params: { orderId }, body: { reminder } })),
    onError: (error) => showRefusal('We couldn’t save that', error),
    onSettled: () => client.invalidateQueries({ queryKey: remeasureKey(orderId) }),
  });
  return (
    <div className="boxes">
      <label>
        <input
          type="checkbox"
          checked={saving.isPending ? saving.variables : isWanted}
          onChange={({ target }) => saving.mutate(target.checked)}
        />
        <span>Email me once on that day. I can uncheck this at any time.</span>
      </label>
    </div>
  );
}
