import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table whose rows stand as cards where the window is narrow, each cell under the name of its column. */
export function Table({ label, columns, children }: TableProps): ReactNode {
  return (
    // A group, since the part of the page that it stands in is a region of the same name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" className={styles.table} tabIndex={0} aria-label={label}>
      <table className="figures">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export interface RowProps {
  readonly columns: readonly string[];
  /** In the order of the columns. */
  readonly cells: readonly ReactNode[];
}

export const Row = ({ columns, cells }: RowProps): ReactNode => (
  <tr>
    {columns.map((column, i) => (
      <td key={column} data-column={column}>
        {cells[i]}
      </td>
    ))}
  </tr>
);
