import type { TimelineEntry } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shortTime } from './format.ts';
import { OrderSection } from './section.tsx';
import { Table } from './table.tsx';

const COLUMNS = ['When', 'What', 'Part', 'Who'];

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Shown above it. */
  readonly children: ReactNode;
}

/** An order's events, newest first. */
export const Timeline = ({ entries, children }: TimelineProps): ReactNode => (
  <OrderSection title="Timeline">
    {children}
    <Table
      label="What happened to this order"
      columns={COLUMNS}
      rows={entries
        .map(({ at, part, by, what }, index) => [`${at} ${index}`, [shortTime(at), what, part, by ?? '—']] as const)
        .toReversed()}
    />
  </OrderSection>
);
