import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { compareReleases, type Migration } from '../migrate.ts';

/** The SQL that a migration runs, asked without a database. */
async function statementsOf({ up }: Migration): Promise<string[]> {
  const seen: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      seen.push(query.sql);
    },
  });
  await up(db);
  return seen.flatMap(splitStatements);
}

/** Without comments, and with the texts in quotes left out, which may contain anything. */
const splitStatements = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, "''")
    .replaceAll(/"(\w+)"/g, '$1')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

const IF_NOT = '(?:if not exists )?';
const LETS_GO = /references \w+(?: ?\(\w+\))? on delete (?:cascade|set null)/g;
/** What an old release neither reads nor writes must not refuse its rows or deletions. */
const PLAIN_COLUMN =
  /^[a-z_]+ (?:\w+(?: with(?:out)? time zone| precision)?(?:\([\d, ]+\))?(?:\[\])?)(?<rest>(?: (?:null|not null|default (?:''(?:::\w+)?|[\w.-]+(?:\(\))?)|check \((?:[^()]|\([^()]*\))*\)|references \w+(?: ?\(\w+\))? on delete (?:cascade|set null)))*)$/;

/** Why an old release does not tolerate this new column of a table that it uses. */
function refusesColumn(definition: string): string | undefined {
  const isColumn = !/^(?:constraint|check|unique|primary|foreign|exclude)\b/.test(definition);
  const rest = PLAIN_COLUMN.exec(definition)?.groups?.rest;
  if (!isColumn || rest === undefined) return `adds what may refuse an old release's rows: ${definition}`;
  if (/ not null/.test(rest) && !/ default /.test(rest)) return `adds a column that is required: ${definition}`;
  const [column = ''] = definition.split(' ');
  const known = new Set([column, 'in', 'between', 'and', 'or', 'is', 'not', 'null', 'true', 'false']);
  const checked = [...rest.matchAll(/ check \(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, test = '']) =>
    test.split(/[^a-z_]+/).filter(Boolean),
  );
  return checked.every((word) => known.has(word)) ? undefined : `checks other columns: ${definition}`;
}

/** Commas outside of parentheses. */
const splitList = (list: string) => list.split(/, (?![^()]*\))/);

function refusesStatement(statement: string, made: Set<string>, concurrent: boolean): string | undefined {
  const table = new RegExp(`^create table ${IF_NOT}(\\w+)`).exec(statement)?.[1];
  if (table) {
    made.add(table);
    const strict = statement.replaceAll(LETS_GO, '');
    const blocking = [...strict.matchAll(/references (\w+)/g)].find(([, other = '']) => !made.has(other));
    return blocking && `its rows keep an old release from deleting those of ${blocking[1]}: say on delete`;
  }
  const index = new RegExp(`^create (unique )?index (concurrently )?${IF_NOT}\\w* ?on (\\w+)`).exec(statement);
  if (index) {
    const [, unique, concurrently, on = ''] = index;
    if (made.has(on)) return undefined;
    if (unique) return `may refuse an old release's rows: ${statement}`;
    return concurrently && concurrent ? undefined : `locks ${on}: create it concurrently, in a file of its own`;
  }
  const altered = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(statement);
  if (altered) {
    const [, on = '', changes = ''] = altered;
    if (made.has(on)) return undefined;
    for (const change of splitList(changes)) {
      const added = new RegExp(`^add (?:column )?${IF_NOT}(.*)$`).exec(change)?.[1];
      const refused = added === undefined ? `changes what an old release uses: ${change}` : refusesColumn(added);
      if (refused) return refused;
      made.add(`${on}.${added?.split(' ')[0]}`);
    }
    return undefined;
  }
  // A failed try leaves an invalid index.
  if (concurrent && /^drop index concurrently if exists \w+$/.test(statement)) return undefined;
  if (/^(?:comment on|create function) /.test(statement)) return undefined;
  const filled = /^(?:insert into|update) (\w+)(?: set (\w+) =)?/.exec(statement);
  if (filled && (made.has(filled[1] ?? '') || made.has(`${filled[1]}.${filled[2]}`))) return undefined;
  const triggered = /^create trigger .* on (\w+) /.exec(statement)?.[1];
  if (triggered && made.has(triggered)) return undefined;
  return `is not known to leave old releases alone: ${statement}`;
}

/** Why this migration of `release` cannot be applied while the release before it runs; undefined if it can. */
export async function refuseMigration(migration: Migration, release: string): Promise<string | undefined> {
  const { contract, concurrent = false } = migration;
  if (contract !== undefined) {
    if (compareReleases(contract, release) < 0) return undefined;
    return `${contract} is not out: stop using it in this release, take it away in the next (contract = '${release}')`;
  }
  const made = new Set<string>();
  for (const statement of await statementsOf(migration)) {
    const refused = refusesStatement(statement, made, concurrent);
    if (refused)
      return `${refused}. What takes away needs two releases: export contract = the release that works without`;
  }
  return undefined;
}
