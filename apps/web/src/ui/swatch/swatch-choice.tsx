import type { ReactNode } from 'react';
import { type ChoiceProps, Radio } from '../choice/choice.tsx';
import styles from './swatch-choice.module.css';

export function SwatchChoice<Value>({ options, ...group }: ChoiceProps<Value>): ReactNode {
  const labels = (colored: boolean): ReactNode =>
    options
      .filter(([, , colors]) => Boolean(colors) === colored)
      .map(([option, title, colors]) => (
        <Radio key={title} {...group} option={option} className="text-xs">
          {colors && <span className={`edged ${styles.chip}`} style={{ background: swatchBackground(colors) }} />}
          <span>{title}</span>
        </Radio>
      ));
  return (
    <div className={`stack gap-3 ${styles.choice}`}>
      <div className={styles.colors}>{labels(true)}</div>
      <div className={`row gap-2 ${styles.words}`}>{labels(false)}</div>
    </div>
  );
}

const swatchBackground = ([first = '', second]: readonly string[]): string =>
  second ? `repeating-linear-gradient(92deg, ${first} 0 2px, ${second} 3px 5px, ${first} 6px)` : first;
