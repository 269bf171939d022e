import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE, type AuditEntry } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { shortTime } from './format.ts';
import { Pager } from './pager.tsx';
import { LoadedContent, Section } from './section.tsx';
import { Table } from './table.tsx';

export function Audit(): ReactNode {
  const [{ page, reads }, setView] = useState({ page: 1, reads: false });
  const query = useQuery({
    queryKey: ['admin-audit', page, reads],
    queryFn: () => call('adminAudit', { query: { page, ...(!reads && { reads: 'no' }) } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Section title="Audit trail">
      <div className="boxes">
        <label>
          <input type="checkbox" checked={reads} onChange={() => setView({ page: 1, reads: !reads })} />
          Show who looked at what
        </label>
      </div>
      <LoadedContent query={query} height="20rem">
        {(entries) => <AuditTable label="Actions of operators" entries={entries} />}
      </LoadedContent>
      <Pager
        label="Pages of the audit trail"
        page={page}
        hasNext={query.data?.length === ADMIN_PAGE_SIZE}
        busy={query.isPlaceholderData && !query.error}
        onPage={(next) => setView({ page: next, reads })}
      />
    </Section>
  );
}

const COLUMNS = ['When', 'Who', 'Action', 'Order'];

const AuditTable = ({ label, entries }: { label: string; entries: readonly AuditEntry[] }): ReactNode =>
  entries.length === 0 ? (
    <p>No actions yet</p>
  ) : (
    <Table
      label={label}
      columns={COLUMNS}
      rows={entries.map(({ at, actor, what, orderId }, index) => [
        `${at} ${index}`,
        [shortTime(at), actor, what, orderId === null ? '—' : `#${orderId}`],
      ])}
    />
  );
