// Each table is read and written by one subject of packages/shop, which names it in its `tables.ts`. The compiler holds that for the
// query builder; this holds it for SQL as text, too.
const SUBJECTS = /^packages\/shop\/src\/([a-z-]+)\//;
const TEST = /\.test\.ts$|\/testing\/|\/migrations\//;

/** Reads of another subject's table, by file, with their reason. */
const READS = {
  'packages/shop/src/flows/order-access.ts': ['orders', 'the hottest statement: one batched join'],
  'packages/shop/src/flows/refunds-due.ts': ['orders', 'a union of parts, each of which uses its own index'],
};

/** Which subject owns each table, from `tables.ts` of the subjects. */
function ownersOf(files) {
  const owners = new Map();
  for (const { path, text } of files) {
    const [, subject] = SUBJECTS.exec(path) ?? [];
    if (!subject || !path.endsWith('/tables.ts')) continue;
    for (const [, table] of text.matchAll(/^ {2}(\w+): \w+;$/gm)) owners.set(table, subject);
  }
  return owners;
}

/** Writes to, and unlisted reads of, tables of other subjects. */
export function findForeignTables(files, reads = READS) {
  const owners = ownersOf(files);
  return files.flatMap(({ path, text }) => {
    const [, subject] = SUBJECTS.exec(path) ?? [];
    if (!subject || TEST.test(path) || path.endsWith('/tables.ts')) return [];
    return [...owners].flatMap(([table, owner]) => {
      if (owner === subject) return [];
      const writes = new RegExp(
        String.raw`(?:insertInto|updateTable|deleteFrom)\('${table}'|\b(?:insert into|update|delete from) ${table}\b`,
      );
      const readsTable = new RegExp(
        String.raw`(?:selectFrom|innerJoin|leftJoin)\('${table}'|\b(?:from|join) ${table}\b`,
      );
      if (writes.test(text))
        return [`${path} writes to ${table}, which is ${owner}'s: call a function of that subject`];
      const isListed = reads[path]?.[0] === table;
      return readsTable.test(text) && !isListed
        ? [`${path} reads ${table}, which is ${owner}'s: call a query of that subject, or use a part of it`]
        : [];
    });
  });
}
