import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { showRefusal } from '../lib/messages/show-refusal.ts';
import { saveBlob } from '../order/download.ts';
import { Button } from '../ui/button/button.tsx';
import type { OrderFilter } from './order-filters.tsx';
import { ordersCsv } from './orders-csv.ts';
import { asOperator } from './step-up.ts';
import { useSelf } from './use-self.ts';

/** Saves the listed orders, all pages of them, as a spreadsheet. */
export function OrdersExport({ filter }: { readonly filter: OrderFilter }): ReactNode {
  const { data: self } = useSelf();
  const save = useMutation({
    mutationFn: async () => {
      const orders = await asOperator(() => call('adminExportOrders', { query: filter }));
      saveBlob(new Blob([ordersCsv(orders)], { type: 'text/csv' }), 'trueseason-orders.csv');
    },
    onError: (error) => showRefusal('Export failed', error),
  });
  if (!self?.roles.some((role) => role !== 'engineer')) return null;
  return (
    <Button look="quiet" busy={save.isPending} onClick={() => save.mutate()}>
      Export as CSV
    </Button>
  );
}
