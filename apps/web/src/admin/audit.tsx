import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { TryAgain } from '../order/order-state/order-state.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './admin.module.css';
import { AuditTable } from './audit-table.tsx';
import { Pager } from './pager.tsx';

/** What operators did, newest first. */
export function Audit(): ReactNode {
  const [{ page, reads }, setView] = useState({ page: 1, reads: false });
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin-audit', page, reads],
    queryFn: () => call('adminAudit', { query: { page, ...(!reads && { reads: 'no' }) } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <section className={`stack gap-4 ${styles.orders}`} aria-labelledby="audit">
      <h2 id="audit">Audit trail</h2>
      <div className="boxes">
        <label>
          <input type="checkbox" checked={reads} onChange={() => setView({ page: 1, reads: !reads })} />
          Show who looked at what
        </label>
      </div>
      {error && <TryAgain error={error} onRetry={() => void refetch()} />}
      {data && <AuditTable label="Actions of operators" entries={data} />}
      {!data && !error && <Skeleton height="20rem" />}
      <Pager
        label="Pages of the audit trail"
        page={page}
        hasNext={data?.length === ADMIN_PAGE_SIZE}
        busy={isPlaceholderData && !error}
        onPage={(next) => setView({ page: next, reads })}
      />
    </section>
  );
}
