import type { AuditEntry } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shortTime } from './format.ts';
import { Row, Table } from './table.tsx';

const COLUMNS = ['When', 'Who', 'Action', 'Order', 'Detail'];

export function AuditTable({ label, entries }: { label: string; entries: readonly AuditEntry[] }): ReactNode {
  if (entries.length === 0) return <p>No actions yet</p>;
  return (
    <Table label={label} columns={COLUMNS}>
      {entries.map(({ at, actor, action, orderId, detail, reason }, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and hold no state
          key={`${at} ${index}`}
          columns={COLUMNS}
          cells={[
            shortTime(at),
            actor,
            action,
            orderId === null ? '—' : `#${orderId}`,
            reason ? `${detail}: ${reason}` : detail,
          ]}
        />
      ))}
    </Table>
  );
}
