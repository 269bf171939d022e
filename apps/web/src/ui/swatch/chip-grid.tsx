import { readableInk } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { besideOnPhones, besideOnWide } from './beside-on-phones.ts';
import styles from './chip-grid.module.css';

export interface ChipGridProps {
  readonly colors: readonly NamedColor[];
  /** Crossed out: colors to leave in the shop. */
  readonly avoid?: boolean;
  readonly columns?: number;
  /** Beside each other on a phone. */
  readonly few?: number;
}

/** Flat swatches with their names: make-up, hair, frames, colors to avoid. */
export const ChipGrid = ({ colors, avoid = false, columns = 6, few }: ChipGridProps): ReactNode => (
  <ul
    className={styles.grid}
    data-avoid={avoid || undefined}
    style={{
      '--columns': besideOnWide(colors.length, columns),
      '--few': few ?? besideOnPhones(colors.length),
    }}
  >
    {colors.map(({ hex, name, wear }) => (
      <li key={`${hex}${name}`}>
        <span className={styles.chip} style={{ background: hex, color: readableInk(hex) }} />
        <span className={styles.name}>{name}</span>
        {wear && <span className={styles.wear}>{wear}</span>}
      </li>
    ))}
  </ul>
);
