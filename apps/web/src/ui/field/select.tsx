import { type ReactNode, useId } from 'react';

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly of: readonly Value[];
  /** Labels, if they differ from the values. */
  readonly names?: Readonly<Record<Value, string>>;
  /** Label for no choice, if allowed. */
  readonly none?: string;
  readonly chosen: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

export function Select<Value extends string>({
  label,
  of,
  names,
  none,
  chosen,
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
        value={chosen ?? ''}
        onChange={({ target }) => onChange(of.find((value) => value === target.value))}
      >
        {none && <option value="">{none}</option>}
        {of.map((value) => (
          <option key={value} value={value}>
            {names?.[value] ?? value}
          </option>
        ))}
      </select>
    </div>
  );
}
