/** The keys of a table that nobody extends, typed: Object.keys promises only strings. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
