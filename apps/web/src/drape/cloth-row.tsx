import type { ReactNode } from 'react';
import { ColorRadio } from '../ui/swatch/color-radio.tsx';
import styles from './cloth-row.module.css';
import type { Cloths } from './cloths.ts';

export interface ClothRowProps {
  readonly cloths: Cloths;
  /** Index of the chosen one. */
  readonly chosen: number;
  readonly onChoose: (chosen: number) => void;
  /** Unique on the page. */
  readonly id: string;
}

/** A row of cloths as one group of radio buttons. */
export const ClothRow = ({ cloths: { title, colors }, chosen, onChoose, id }: ClothRowProps): ReactNode => (
  <fieldset>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.cloths}>
      {colors.map(({ hex, name }, i) => (
        <ColorRadio
          key={`${hex}${name}`}
          hex={hex}
          label={name}
          name={id}
          checked={i === chosen}
          onChange={() => onChoose(i)}
        />
      ))}
    </div>
  </fieldset>
);
