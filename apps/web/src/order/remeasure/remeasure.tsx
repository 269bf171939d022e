import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { remeasurePath } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api/api.ts';
import { localDate } from '../../lib/browser/local-date.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { asOwner } from '../ownership.ts';

type OrderId = number | string;
const keyOf = (orderId: OrderId) => ['remeasure', String(orderId)];

const useRemeasure = (orderId: OrderId) =>
  useQuery({
    queryKey: keyOf(orderId),
    queryFn: () => call('getRemeasure', { params: { orderId } }),
    retry: false,
    staleTime: 0,
  });

/** When a result may be measured again, free: the day and a mail to ask for, or the button. Nothing until that is known. */
export function Remeasure({ orderId }: { readonly orderId: OrderId }): ReactNode {
  const { data } = useRemeasure(orderId);
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () => asOwner(orderId, () => call('openRemeasure', { params: { orderId } })),
    onSuccess: ({ code }) => navigate(remeasurePath(code)),
    onError: (error) => showRefusal('We couldn’t open your re-measure', error),
  });
  if (!data) return null;
  if (data.state === 'used')
    return <p>You’ve already measured again. Your newer result comes with the next one, a year later.</p>;
  if (data.state === 'open') {
    return (
      <div className="stack start gap-3">
        <p>
          <strong>It is open now.</strong> Three new photos, a new result, free. You keep this result, too.
        </p>
        <Button look="quiet" busy={open.isPending} onClick={() => open.mutate()}>
          Measure again, free
        </Button>
      </div>
    );
  }
  return (
    <div className="stack start gap-3">
      <p>
        Your next one opens on <strong>{localDate(data.opensAt)}</strong>.
      </p>
      <Reminder orderId={orderId} wanted={data.reminder} />
    </div>
  );
}

/** Opt-in for one reminder email on that day. */
function Reminder({ orderId, wanted }: { readonly orderId: OrderId; readonly wanted: boolean }): ReactNode {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: (reminder: boolean) =>
      asOwner(orderId, () => call('remindRemeasure', { params: { orderId }, body: { reminder } })),
    onError: (error) => showRefusal('We couldn’t save that', error),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(orderId) }),
  });
  return (
    <div className="boxes">
      <label>
        <input
          type="checkbox"
          checked={keep.isPending ? keep.variables : wanted}
          disabled={keep.isPending}
          onChange={({ target }) => keep.mutate(target.checked)}
        />
        <span>Email me once on that day. I can uncheck this at any time.</span>
      </label>
    </div>
  );
}
