import type { Generated } from 'kysely';

/** One row: until which day the books are compared and closed. */
export interface BooksTable {
  closed_to: Generated<Date>;
}
