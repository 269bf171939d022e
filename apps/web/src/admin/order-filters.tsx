import { ORDER_SORTS, PAYMENT, type OrderFilter as Wanted } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { Select } from '../ui/field/select.tsx';
import { Form } from '../ui/form/form.tsx';
import styles from './admin.module.css';
import { STATUSES } from './status.tsx';

/** For calls, without unset fields. */
export type OrderFilter = Partial<Wanted>;

export interface OrderFiltersProps {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
}

/** Choices apply at once, but the search only on submit, or every letter would query the database. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps): ReactNode {
  const [search, setSearch] = useState(filter.search ?? '');
  const set =
    <Key extends keyof OrderFilter>(key: Key) =>
    (value: OrderFilter[Key] | undefined): void => {
      const { [key]: _, ...rest } = filter;
      onChange((value ? { ...rest, [key]: value } : rest) as OrderFilter);
    };
  return (
    <search>
      <Form className="row gap-4" onSubmit={() => set('search')(search.trim())}>
        <Field
          className={styles.grow}
          label="Search by order number, email, code, payment, season or day"
          type="search"
          name="search"
          autoComplete="off"
          maxLength={254}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          trailing={
            <Button type="submit" look="quiet">
              Search
            </Button>
          }
        />
        <Select label="Status" emptyLabel="All" values={STATUSES} selected={filter.status} onChange={set('status')} />
        <Select label="Payment" emptyLabel="All" values={PAYMENT} selected={filter.payment} onChange={set('payment')} />
        <details className="wide">
          <summary>Days and order</summary>
          <div className="row gap-4">
            <Field
              label="From"
              type="date"
              value={filter.from ?? ''}
              onChange={({ target }) => set('from')(target.value)}
            />
            <Field label="To" type="date" value={filter.to ?? ''} onChange={({ target }) => set('to')(target.value)} />
            <Select label="Order by" values={ORDER_SORTS} selected={filter.sort ?? 'newest'} onChange={set('sort')} />
          </div>
        </details>
      </Form>
    </search>
  );
}
