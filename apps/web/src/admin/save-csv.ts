import { type CsvCell, csvLine } from '@trueseason/contracts';
import { saveBlob } from '../order/download.ts';

export const saveCsv = (name: string, rows: readonly (readonly CsvCell[])[]): void =>
  saveBlob(new Blob(rows.map(csvLine), { type: 'text/csv' }), name);
