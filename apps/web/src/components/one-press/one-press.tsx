import type { ReactNode, Ref } from 'react';
import styles from './one-press.module.css';

export interface OnePressProps<Value extends string> {
  readonly question: string;
  readonly options: readonly (readonly [value: Value, title: string, ...rest: unknown[]])[];
  /** What is in effect, said or not. */
  readonly value: Value;
  /** Says of it that nobody has said so yet. */
  readonly describedBy?: string | undefined;
  readonly onPress: (value: Value) => void;
  /** A picture above each title. */
  readonly draw?: (value: Value) => ReactNode;
  /** The whole question, which can take the focus. */
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** A question answered by one press, for answers that take effect at once: walking past with the keyboard changes nothing. */
export const OnePress = <Value extends string>(props: OnePressProps<Value>): ReactNode => {
  const { question, options, value, describedBy, onPress, draw, ref } = props;
  return (
    <fieldset className={styles.question} ref={ref} tabIndex={-1}>
      <legend>{question}</legend>
      <div className={draw ? styles.pictures : styles.words}>
        {options.map(([option, title]) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === value}
            aria-describedby={option === value ? describedBy : undefined}
            onClick={() => onPress(option)}
          >
            {draw?.(option)}
            <span>{title}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};
