import type { ReactNode } from 'react';
import { ColorRadio } from '../swatch/color-radio.tsx';
import styles from './cloth-rows.module.css';
import type { ClothRow } from './cloths.ts';

export interface ClothChoice {
  readonly row: number;
  readonly cloth: number;
}

export interface ClothRowsProps {
  readonly legend: string;
  readonly rows: readonly ClothRow[];
  readonly chosen: ClothChoice;
  readonly onChoose: (choice: ClothChoice) => void;
  /** Unique on the page. */
  readonly id: string;
}

/** Every cloth of some rows as one group of radio buttons: arrow keys walk through all of them. */
export const ClothRows = ({ legend, rows, chosen, onChoose, id }: ClothRowsProps): ReactNode => (
  <fieldset className={styles.rows}>
    <legend className={styles.legend}>{legend}</legend>
    {rows.map(({ title, cloths }, row) => (
      <div key={title}>
        <p className={styles.title}>{title}</p>
        <div className={styles.cloths}>
          {cloths.map(({ hex, name }, cloth) => (
            <ColorRadio
              key={`${hex}${name}`}
              hex={hex}
              label={name}
              name={id}
              checked={row === chosen.row && cloth === chosen.cloth}
              onChange={() => onChoose({ row, cloth })}
            />
          ))}
        </div>
      </div>
    ))}
  </fieldset>
);
