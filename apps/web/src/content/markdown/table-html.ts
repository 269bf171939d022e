import type { Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

/**
 * A table whose first column names its rows. Cells repeat the column's heading and elements their roles, because phones
 * show each row as a group of lines.
 */
export function tableHtml({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const head = header.map((cell) =>
    cell.text ? `<th scope="col" role="columnheader">${inline(cell)}</th>` : '<td role="cell"></td>',
  );
  const labels = header.map(({ text }) => (text ? ` data-label="${escapeHtml(text)}"` : ''));
  const body = rows.map((cells) =>
    cells.map((cell, column) =>
      column === 0
        ? `<th scope="row" role="rowheader">${inline(cell)}</th>`
        : `<td role="cell"${labels[column]}>${inline(cell)}</td>`,
    ),
  );
  const row = (cells: readonly string[]): string => `<tr role="row">${cells.join('')}</tr>`;
  return `<table role="table"><thead role="rowgroup">${row(head)}</thead><tbody role="rowgroup">${body
    .map(row)
    .join('')}</tbody></table>`;
}
