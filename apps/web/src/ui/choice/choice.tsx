import type { ReactNode } from 'react';
import styles from './choice.module.css';

export interface ChoiceProps<Value> {
  /** Of the group, unique on the page. */
  readonly name: string;
  readonly options: readonly (readonly [value: Value, title: string])[];
  /** Nothing is chosen where no option has it. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A few short answers side by side, of which one is chosen; the fieldset around it says of what. */
export const Choice = <Value,>({ name, options, value, onChange }: ChoiceProps<Value>): ReactNode => (
  <div className={styles.choice}>
    {options.map(([option, title]) => (
      <label key={title}>
        <input
          className="covering"
          type="radio"
          name={name}
          checked={value === option}
          onChange={() => onChange(option)}
        />
        {title}
      </label>
    ))}
  </div>
);
