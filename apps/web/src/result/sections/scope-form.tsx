import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Scope } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { storeResponse } from '../../lib/api/store-response.ts';
import { showRefusal } from '../../lib/messages.ts';
import { ScopeField } from '../../order/answers/scope-field.tsx';
import { orderKey, useOrder } from '../../order/order.ts';
import { SCOPE_NOT_SAVED, saveScope } from '../../order/save-scope.ts';

/** What the pages and the report cover, saved at each choice. */
export function ScopeForm({ orderId }: { readonly orderId: string }): ReactNode {
  const client = useQueryClient();
  const { data: order } = useOrder(orderId);
  const { mutate, variables, isPending, isSuccess } = useMutation({
    mutationFn: (scope: Scope) => saveScope(orderId, scope),
    // In order, so that the last choice stays.
    scope: { id: `scope-${orderId}` },
    onSuccess: (changed) => storeResponse(client, orderKey(orderId), changed),
    onError: (error) => showRefusal(SCOPE_NOT_SAVED, error),
  });
  if (!order) return null;
  return (
    <div className="stack gap-2">
      <ScopeField isTitled scope={isPending ? variables : order.scope} onChange={mutate} />
      <p className="text-sm soft" role="status">
        {isSuccess && 'Saved. We’re updating your pages and your report.'}
      </p>
    </div>
  );
}
