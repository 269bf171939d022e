import type { NamedColor } from '@trueseason/contracts';
import { readableInk } from '@trueseason/style/color';
import type { ReactNode } from 'react';
import styles from './swatch.module.css';
import { phoneColumns, wideColumns } from './swatch-columns.ts';

export interface ChipGridProps {
  readonly colors: readonly NamedColor[];
  /** Crossed out: colors not to buy. */
  readonly avoid?: boolean;
  readonly columns?: number;
  readonly columnsOnPhone?: number;
  /** Replaces the flat color. */
  readonly draw?: (color: NamedColor, index: number) => ReactNode;
}

/** Flat swatches with their names: make-up, hair, frames, colors to avoid. */
export const ChipGrid = ({ colors, avoid = false, columns = 6, columnsOnPhone, draw }: ChipGridProps): ReactNode => (
  <ul
    className={styles.grid}
    data-avoid={avoid || undefined}
    style={{
      '--columns': wideColumns(colors.length, columns),
      '--few': columnsOnPhone ?? phoneColumns(colors.length),
    }}
  >
    {colors.map((color, i) => (
      <li key={`${color.hex}${color.name}`}>
        {draw ? (
          <span className={styles.drawn}>{draw(color, i)}</span>
        ) : (
          <span className={`edged ${styles.chip}`} style={{ background: color.hex, color: readableInk(color.hex) }} />
        )}
        <span className={`text-xs strong ${styles.name}`}>{color.name}</span>
        {color.wear && <span className={`text-xs soft ${styles.wear}`}>{color.wear}</span>}
      </li>
    ))}
  </ul>
);
