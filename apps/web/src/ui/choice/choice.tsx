import type { ReactNode } from 'react';
import styles from './choice.module.css';

export interface ChoiceProps<Value> {
  readonly name: string;
  readonly options: readonly (readonly [value: Value, title: string, colors?: readonly string[] | undefined])[];
  /** Null if nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

interface RadioProps<Value> extends Pick<ChoiceProps<Value>, 'name' | 'value' | 'onChange'> {
  readonly option: Value;
  readonly className: string;
  readonly children: ReactNode;
}

export const Radio = <Value,>(props: RadioProps<Value>): ReactNode => {
  const { name, option, value, onChange, className, children } = props;
  return (
    <label className={className}>
      <input
        className="covering"
        type="radio"
        name={name}
        checked={value === option}
        onChange={() => onChange(option)}
      />
      {children}
    </label>
  );
};

/** A choice among a few short answers, in a fieldset with the question. */
export const Choice = <Value,>({ options, ...group }: ChoiceProps<Value>): ReactNode => (
  <div className={styles.choice}>
    {options.map(([option, title]) => (
      <Radio key={title} {...group} option={option} className="centered">
        {title}
      </Radio>
    ))}
  </div>
);
