export type CsvCell = string | number | boolean | null;

/** Escapes quotes and formulas; negative numbers are none. */
const cell = (value: CsvCell): string => {
  const text = String(value ?? '');
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** A CSV row (RFC 4180) with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`;
