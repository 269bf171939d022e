import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes cells, and lets none be a formula', () => {
  expect(csvLine([4_711_471_147, '=…"@example.com', '-1+1', '-29.00', true, null])).toBe(
    '"4711471147","\'=…""@example.com","\'-1+1","-29.00","true",""\r\n',
  );
});
