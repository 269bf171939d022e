import { type AdminStatus, PAYMENT, type Payment } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import styles from './admin.module.css';
import { STATUSES } from './status.tsx';

export interface OrderFilter {
  readonly search: string;
  readonly status: AdminStatus | null;
  readonly payment: Payment | null;
}

export interface OrderFiltersProps {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
}

/** The status applies at once; the search when it is sent, since every letter would ask the database. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps): ReactNode {
  const [search, setSearch] = useState(filter.search);
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
        <Choice
          label="Status"
          of={STATUSES}
          chosen={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
        />
        <Choice
          label="Payment"
          of={PAYMENT}
          chosen={filter.payment}
          onChange={(payment) => onChange({ ...filter, payment })}
        />
      </form>
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly of: readonly Value[];
  readonly chosen: Value | null;
  readonly onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, of, chosen, onChange }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(of.find((value) => value === target.value) ?? null)}
      >
        <option value="">All</option>
        {of.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </div>
  );
}
