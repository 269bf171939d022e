import type { TimelineEntry } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './admin.module.css';
import { shortTime } from './format.ts';
import { OrderSection } from './section.tsx';
import { Table } from './table.tsx';

const COLUMNS = ['When', 'What', 'Part', 'Who'];

/** An order's events, newest first, in a scrolling box, so that what follows is not far below. */
export const Timeline = ({ entries }: { readonly entries: readonly TimelineEntry[] }): ReactNode => (
  <OrderSection title="Timeline">
    <Table
      label="What happened to this order"
      className={styles.timeline}
      columns={COLUMNS}
      rows={entries
        .map(({ at, part, by, what }, index) => [`${at} ${index}`, [shortTime(at), what, part, by ?? '—']] as const)
        .toReversed()}
    />
  </OrderSection>
);
