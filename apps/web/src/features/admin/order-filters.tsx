import type { AdminStatus } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import styles from './admin.module.css';
import { STATUSES } from './status.tsx';

export interface OrderFilter {
  readonly search: string;
  readonly status: AdminStatus | null;
}

export interface OrderFiltersProps {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
}

/** The status applies at once; the search when it is sent, since every letter would ask the database. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps): ReactNode {
  const [search, setSearch] = useState(filter.search);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ ...filter, search: search.trim() });
  };
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <Field
          className={styles.grow}
          label="Search by order number or email"
          type="search"
          name="search"
          autoComplete="off"
          maxLength={254}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aside={
            <Button type="submit" look="quiet">
              Search
            </Button>
          }
        />
        <div className={styles.choice}>
          <label htmlFor={id}>Status</label>
          <select
            id={id}
            name="status"
            value={filter.status ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, status: STATUSES.find((status) => status === target.value) ?? null })
            }
          >
            <option value="">All</option>
            {STATUSES.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </select>
        </div>
      </form>
    </search>
  );
}
