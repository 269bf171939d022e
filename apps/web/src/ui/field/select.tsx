import { type ReactNode, useId } from 'react';

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  /** Labels, if they differ from the values. */
  readonly labels?: Readonly<Record<Value, string>>;
  /** Label for no choice, if allowed. */
  readonly emptyLabel?: string;
  readonly selected: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

export function Select<Value extends string>({
  label,
  values,
  labels,
  emptyLabel,
  selected,
  onChange,
}: SelectProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="stack gap-2">
      <label htmlFor={id} className="text-sm strong">
        {label}
      </label>
      <select
        id={id}
        className="wide"
        value={selected ?? ''}
        onChange={({ target }) => onChange(values.find((value) => value === target.value))}
      >
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {labels?.[value] ?? value}
          </option>
        ))}
      </select>
    </div>
  );
}
