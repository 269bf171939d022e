import type { ReactNode } from 'react';
import styles from './choice.module.css';

export interface ChoiceProps<Value> {
  /** Name of the group, unique on the page. */
  readonly name: string;
  readonly options: readonly (readonly [value: Value, title: string, colors?: readonly string[] | undefined])[];
  /** Null if nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One choice among a few short answers; the fieldset around it has the question. */
export const Choice = <Value,>({ name, options, value, onChange }: ChoiceProps<Value>): ReactNode => (
  <div className={styles.choice}>
    {options.map(([option, title]) => (
      <label key={title} className="centered">
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
