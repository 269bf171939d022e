// The import rules of docs/architecture.md, checked by `npm run check`.

/** What of ours each package may import. A package that is not listed may import nothing of ours. */
const PACKAGES = {
  seasons: ['contracts', 'color'],
  drawings: ['contracts', 'color', 'seasons'],
  db: ['contracts'],
  queue: ['contracts', 'runtime'],
  orders: ['contracts', 'db', 'queue'],
  'worker-host': ['contracts', 'db', 'orders', 'queue', 'runtime', 'storage'],
  'test-kit': ['.*'],
};
const WEB = ['contracts', 'color', 'seasons', 'drawings'];

const ANY_PACKAGE = '^packages/([^/]+)/';
const TEST = String.raw`\.test\.tsx?$|/testing/|/e2e/|^packages/test-kit/`;
const PRODUCTION = { path: '^(packages|services|apps)/[^/]+/src/', pathNot: TEST };

const packagePath = (names) => `^packages/(${names.join('|')})/`;

const packageRules = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import only ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TEST },
  to: { path: ANY_PACKAGE, pathNot: packagePath([name, ...allowed]) },
}));

export default {
  forbidden: [
    ...packageRules,
    {
      name: 'base-packages-import-nothing',
      comment: 'Packages without a row in PACKAGES import nothing of ours',
      severity: 'error',
      from: { path: ANY_PACKAGE, pathNot: `${TEST}|${packagePath(Object.keys(PACKAGES))}` },
      to: { path: ANY_PACKAGE, pathNot: '^packages/$1/' },
    },
    {
      name: 'packages-below-services',
      comment: 'A package imports no service and no app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|apps)/' },
    },
    {
      name: 'services-apart',
      comment: 'A service or app imports no other',
      severity: 'error',
      from: { path: '^((services|apps)/[^/]+)/' },
      to: { path: '^(services|apps)/', pathNot: '^$1/' },
    },
    {
      name: 'web-imports',
      comment: `The web app imports only ${WEB.join(', ')}: the browser gets nothing of the servers`,
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TEST },
      to: { path: ANY_PACKAGE, pathNot: packagePath(WEB) },
    },
    {
      name: 'features-apart',
      comment: 'A feature imports no other feature: what two share moves to components or lib',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-above-parts',
      comment: 'Components and lib import no feature and nothing of app/',
      severity: 'error',
      from: { path: '^apps/web/src/(components|lib|styles)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'test-helpers-from-tests',
      comment: 'Test helpers and the embedded stack are for tests and for npm start',
      severity: 'error',
      from: { ...PRODUCTION, pathNot: `${TEST}|^packages/local-stack/` },
      to: { path: '^packages/(test-kit|local-stack)/' },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: PRODUCTION,
      to: { path: String.raw`\.test\.tsx?$|/testing/` },
    },
    {
      name: 'no-dev-dependencies-in-production',
      severity: 'error',
      from: { path: '^(packages|services)/[^/]+/src/', pathNot: `${TEST}|test-[^/]+$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'across-workspaces-by-name',
      comment: 'Another workspace is imported by its name, not by a path into it',
      severity: 'error',
      from: { path: '^(packages|services|apps)/([^/]+)/' },
      to: { path: '^(packages|services|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|node_modules)/|\\.cache/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
