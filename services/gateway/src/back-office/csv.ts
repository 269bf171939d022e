export type CsvCell = string | number | boolean | null;

/** Escapes quotes and formulas. */
const cell = (value: CsvCell): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** A CSV row (RFC 4180) with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`;
