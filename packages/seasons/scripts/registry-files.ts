import { SEASON_NAMES } from '@trueseason/contracts';

/** One table of the registry: what it takes from each season's folder. */
interface Table {
  readonly file: string;
  readonly doc: string;
  readonly name: string;
  readonly type: string;
  /** Where the type comes from, and where the value does. */
  readonly typeFrom: string;
  readonly takes: string;
  readonly from: string;
  /** The value is a function that makes it, called when it is first asked for. */
  readonly late?: boolean;
}

/** A table for each weight in which pages need the seasons; a bundler cannot split one. */
const TABLES: readonly Table[] = [
  {
    file: 'ring.ts',
    doc: 'Where each season lies and how it shows itself: light enough for the first screen.',
    name: 'RING',
    type: 'RingSeason',
    typeFrom: '../ring-season.ts',
    takes: 'ring',
    from: 'ring.ts',
  },
  {
    file: 'icons.ts',
    doc: 'The drawn motif of each season.',
    name: 'SEASON_ICONS',
    type: 'SeasonIcon',
    typeFrom: '../icon-shape.ts',
    takes: 'icon',
    from: 'icon.ts',
  },
  {
    file: 'palettes.ts',
    doc: "Every season's colors without its prose.",
    name: 'PALETTES',
    type: 'SeasonPalette',
    typeFrom: '../season-profile.ts',
    takes: 'palette',
    from: 'palette.ts',
    late: true,
  },
  {
    file: 'profiles.ts',
    doc: 'Every season whole: for servers, which may carry all the prose.',
    name: 'SEASON_PROFILES',
    type: 'SeasonProfile',
    typeFrom: '../season-profile.ts',
    takes: 'profile',
    from: 'index.ts',
  },
];

/** The folder of a season. */
export const slugOf = (season: string): string => season.toLowerCase().replace(' ', '-');
const camelOf = (season: string): string => season.charAt(0).toLowerCase() + season.slice(1).replace(' ', '');

const HEAD = '// Written by `pnpm --filter @trueseason/seasons registry` from the names in packages/contracts.\n';

function tableText({ doc, name, type, typeFrom, takes, from, late }: Table, seasons: readonly string[]): string {
  const imports = [...seasons]
    .sort((a, b) => slugOf(a).localeCompare(slugOf(b)))
    .map((season) => `import { ${takes} as ${camelOf(season)} } from '../seasons/${slugOf(season)}/${from}';`);
  const entry = (season: string): string =>
    late ? `  get '${season}'() {\n    return ${camelOf(season)}();\n  },` : `  '${season}': ${camelOf(season)},`;
  return [
    `${HEAD}import type { SeasonName } from '@trueseason/contracts';`,
    `import type { ${type} } from '${typeFrom}';`,
    ...imports,
    '',
    `/** ${doc} */`,
    `export const ${name}: Readonly<Record<SeasonName, ${type}>> = {`,
    ...seasons.map(entry),
    '};\n',
  ].join('\n');
}

const loaderText = (seasons: readonly string[]): string =>
  [
    `${HEAD}import type { SeasonName } from '@trueseason/contracts';`,
    "import type { SeasonProfile } from '../season-profile.ts';",
    '',
    '/** Each season whole, in a chunk of its own. */',
    'export const LOADERS: Readonly<Record<SeasonName, () => Promise<{ profile: SeasonProfile }>>> = {',
    ...seasons.map((season) => `  '${season}': () => import('../seasons/${slugOf(season)}/index.ts'),`),
    '};\n',
  ].join('\n');

/** The text of every file of `src/registry/`, by its name. */
export const registryFiles = (seasons: readonly string[] = SEASON_NAMES): ReadonlyMap<string, string> =>
  new Map([
    ...TABLES.map((table): [string, string] => [table.file, tableText(table, seasons)]),
    ['loaders.ts', loaderText(seasons)],
  ]);
