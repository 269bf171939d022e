import type { ComponentProps, ReactNode } from 'react';
import styles from './table.module.css';

export interface TableProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [key: string | number, cells: readonly ReactNode[]])[];
}

/** A table whose rows become cards in a narrow window, with column names above the cells. */
export const Table = ({ label, className = '', columns, rows }: TableProps): ReactNode => (
  // A group, since the section around it is a region of the same name.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div role="group" className={`${styles.table} ${className}`} tabIndex={0} aria-label={label}>
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
      <tbody>
        {rows.map(([key, cells]) => (
          <tr key={key}>
            {columns.map((column, i) => (
              <td key={column} data-label={i > 0 && column !== 'Actions' ? column : undefined}>
                {cells[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export interface RowButtonProps extends ComponentProps<'button'> {
  readonly busy?: boolean;
}

/** An action of a row. While busy it ignores presses; disabled, it would lose focus. */
export const RowButton = ({ busy = false, onClick, ...rest }: RowButtonProps): ReactNode => (
  <button
    type="button"
    className="bare"
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
    {...rest}
  />
);
