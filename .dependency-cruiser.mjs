// The import rules of docs/architecture.md, checked by `npm run check`.

/** What of ours each package may import. A package that is not listed may import nothing of ours. */
const PACKAGES = {
  platform: ['contracts'],
  style: ['contracts'],
  print: ['contracts', 'style'],
  shop: ['contracts', 'platform', 'style'],
  testing: ['contracts', 'style', 'shop'],
  'local-stack': ['contracts', 'testing', 'stand-ins'],
  drills: ['.*'],
};
/** Only for tests, drills and `npm start`. */
const TEST_PACKAGES = ['testing', 'stand-ins', 'local-stack', 'drills'];
const WEB = ['contracts', 'style', 'vision', 'print'];

/** Folders of a package that may import only these of its folders, and these packages. */
const FOLDERS = {
  'platform/runtime': ['contracts'],
  'platform/queue': ['contracts', 'platform/runtime'],
  'style/color': [],
  'style/person': ['contracts', 'style/color'],
  'style/seasons': ['contracts', 'style/color', 'style/person'],
  'style/reading': ['contracts', 'style/color', 'style/person', 'style/seasons'],
  'print/chromium': [],
  'print/drawings': ['contracts', 'style'],
  'print/take-away': ['contracts', 'style/color', 'style/seasons'],
  'testing/portraits': ['style/color'],
  'testing/servers': [],
};

/** Rooms of the color engine, each with the rooms that it may look into, and those only through their `index.ts`. */
const ENGINE_ROOMS = {
  math: [],
  picture: ['math'],
  decode: ['picture'],
  find: ['math', 'picture'],
  measure: ['math', 'picture', 'find'],
  outline: ['math', 'picture', 'find', 'measure'],
  judge: ['math', 'picture', 'find', 'measure'],
  combine: ['math', 'measure'],
  place: ['math', 'measure', 'combine'],
  describe: ['math', 'measure', 'combine', 'place'],
};
const ENGINE = '^services/analysis/src/engine/';

/** Rooms of the web app, each with the rooms that it may import. Rooms without a row, such as `app`, may import any. */
const WEB_ROOMS = {
  lib: [],
  ui: ['lib'],
  order: ['lib', 'ui'],
  photos: ['lib', 'ui', 'order'],
  purchase: ['lib', 'ui', 'order', 'photos'],
  drape: ['lib', 'ui', 'order', 'photos'],
  garment: ['lib', 'ui', 'order'],
  'try-on': ['lib', 'ui', 'order', 'photos', 'drape'],
  mirror: ['lib', 'ui', 'order', 'photos', 'drape'],
  result: ['lib', 'ui', 'order', 'photos', 'purchase', 'drape', 'mirror', 'try-on'],
  screens: ['lib', 'ui', 'order', 'photos', 'purchase', 'drape'],
  content: ['lib', 'ui', 'mirror'],
  admin: ['lib', 'ui', 'order'],
};
const WEB_ROOM = '^apps/web/src/';

/**
 * Subjects of the servers, from the lowest up, each with the subjects that it may import, those of the shop
 * only through their `index.ts`. Files outside the folders, such as `app.ts`, assemble them.
 */
const SUBJECTS = {
  'packages/contracts': {
    product: [],
    result: [],
    time: [],
    photos: ['product', 'result'],
    problems: ['photos'],
    answers: ['result'],
    text: ['problems'],
    purchase: ['product', 'text', 'time'],
    'back-office': ['product', 'purchase'],
    order: ['text'],
    schemas: ['result', 'photos', 'problems', 'answers', 'text', 'time', 'purchase', 'back-office', 'order'],
    upload: ['photos', 'problems', 'text'],
    advice: ['photos', 'problems', 'schemas', 'upload'],
    routes: ['product', 'photos'],
    rows: ['product', 'photos', 'problems', 'purchase', 'back-office', 'order', 'schemas', 'routes'],
  },
  'packages/shop': {
    database: [],
    storage: [],
    outbox: ['database'],
    tasks: ['database'],
    encryption: ['database', 'storage'],
    audit: ['database'],
    operators: ['database', 'audit'],
    ledger: ['database'],
    order: ['database'],
    access: ['database', 'order'],
    consent: ['database', 'order'],
    photos: ['database', 'order', 'storage', 'encryption', 'consent'],
    analysis: ['database', 'storage', 'encryption', 'photos'],
    report: ['database', 'order'],
    mail: ['database', 'order', 'storage', 'outbox'],
    complaint: ['database', 'order', 'audit', 'outbox', 'mail'],
    promo: ['database', 'order', 'access', 'audit'],
    gift: ['database', 'order', 'promo'],
    payment: ['database', 'order', 'audit', 'ledger'],
    schema: ['.*'],
    flows: ['(?!back-office|jobs|worker).*'],
    'back-office': ['(?!jobs|worker).*'],
    jobs: ['database', 'outbox', 'tasks', 'mail', 'complaint', 'flows'],
    worker: ['.*'],
  },
  'services/gateway': {
    http: [],
    view: [],
    erasure: [],
    audit: ['http'],
    operators: ['http', 'limits'],
    limits: ['http'],
    placing: ['http'],
    analysis: ['http'],
    report: ['http'],
    mail: ['http'],
    openapi: ['http'],
    complaint: ['http', 'limits'],
    access: ['erasure', 'http', 'limits', 'view'],
    photos: ['erasure', 'http', 'limits', 'view', 'analysis', 'placing'],
    payment: ['erasure', 'http', 'view', 'audit', 'limits', 'placing', 'photos'],
    consent: ['erasure', 'http', 'payment'],
    gift: ['http', 'limits', 'placing', 'payment'],
    privacy: ['erasure', 'http', 'photos', 'payment'],
    order: ['http', 'limits', 'view', 'photos', 'payment'],
    'back-office': ['http', 'operators', 'payment', 'report'],
    jobs: ['erasure', 'photos', 'payment', 'privacy'],
    release: ['view'],
    calls: ['http', 'view', 'audit', 'operators', 'limits', 'placing'],
  },
};
/** Subjects that are entered through their `index.ts`. */
const FRONTED = ['packages/shop'];

const ANY_PACKAGE = '^packages/([^/]+)/';
const TEST_FILE = String.raw`\.test\.tsx?$|(?<!packages)/testing/|/e2e/`;
const TEST = `${TEST_FILE}|^packages/(testing|drills)/`;
const PRODUCTION = { path: '^(packages|services|apps)/[^/]+/src/', pathNot: TEST };

const packagePath = (names) => `^packages/(${names.join('|')})/`;

const packageRules = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import only ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TEST_FILE },
  to: { path: ANY_PACKAGE, pathNot: packagePath([name, ...allowed]) },
}));

const folderPath = (folder) => `^packages/${folder.replace('/', '/src/')}/`;

const folderRules = Object.entries(FOLDERS).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment: `packages/${folder.replace('/', '/src/')} may import only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: folderPath(folder), pathNot: TEST_FILE },
  to: { path: ANY_PACKAGE, pathNot: [folder, ...allowed].map(folderPath) },
}));

const roomRules = Object.entries(ENGINE_ROOMS).map(([room, allowed]) => ({
  name: `engine-${room}-imports`,
  comment: `The engine's ${room} may import only ${allowed.join(', ') || 'itself'}, through their index.ts`,
  severity: 'error',
  from: { path: `${ENGINE}${room}/`, pathNot: TEST },
  to: {
    path: `${ENGINE}[^/]+/`,
    pathNot: [`${ENGINE}${room}/`, ...allowed.map((other) => `${ENGINE}${other}/index\\.ts$`)],
  },
}));

const webRules = Object.entries(WEB_ROOMS).map(([room, allowed]) => ({
  name: `web-${room}-imports`,
  comment: `The web app's ${room} may import only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `${WEB_ROOM}${room}/`, pathNot: TEST },
  to: { path: `${WEB_ROOM}[^/]+/`, pathNot: [room, ...allowed].map((other) => `${WEB_ROOM}${other}/`) },
}));

const subjectRules = Object.entries(SUBJECTS).flatMap(([workspace, subjects]) => {
  const within = `^${workspace}/src/`;
  const front = FRONTED.includes(workspace) ? String.raw`/index\.ts$` : '/';
  const name = workspace.split('/')[1];
  return [
    ...Object.entries(subjects).map(([subject, allowed]) => ({
      name: `${name}-subject-${subject}`,
      comment: `${subject} of ${workspace} may import only ${allowed.join(', ') || 'itself'}`,
      severity: 'error',
      from: { path: `${within}${subject}/`, pathNot: TEST },
      to: {
        path: `${within}[^/]+/`,
        pathNot: [`${within}${subject}/`, ...allowed.map((other) => `${within}(${other})${front}`)],
      },
    })),
    {
      name: `${name}-subjects-listed`,
      comment: `Each folder of ${workspace} has a row that says what it may import`,
      severity: 'error',
      from: { path: `${within}(?!(${Object.keys(subjects).join('|')})/)[^/]+/`, pathNot: TEST },
      to: { path: `${within}[^/]+/` },
    },
  ];
});

export default {
  forbidden: [
    ...packageRules,
    ...subjectRules,
    ...folderRules,
    ...roomRules,
    ...webRules,
    {
      name: 'engine-rooms-alone',
      comment:
        'Beside other rooms, a room of the engine knows what a model is and which version it is, and nothing above',
      severity: 'error',
      from: { path: `${ENGINE}[^/]+/`, pathNot: TEST },
      to: {
        path: '^services/analysis/src/',
        pathNot: [`${ENGINE}[^/]+/`, String.raw`${ENGINE}(models|engine-version)\.ts$`],
      },
    },
    {
      name: 'engine-fronts',
      comment: 'From outside, a room of the engine is entered through its index.ts',
      severity: 'error',
      from: { path: '^services/analysis/src/', pathNot: `${TEST}|${ENGINE}[^/]+/` },
      to: { path: `${ENGINE}[^/]+/`, pathNot: `${ENGINE}[^/]+/index\\.ts$` },
    },
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
      name: 'test-helpers-from-tests',
      comment: 'Test helpers, painted portraits and the embedded stack are for tests and for npm start',
      severity: 'error',
      from: { ...PRODUCTION, pathNot: `${TEST}|${packagePath(TEST_PACKAGES)}` },
      to: { path: packagePath(TEST_PACKAGES) },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: PRODUCTION,
      to: { path: String.raw`\.test\.tsx?$|(?<!packages)/testing/|^packages/shop/src/testing\.ts$` },
    },
    {
      name: 'no-dev-dependencies-in-production',
      severity: 'error',
      from: { path: '^(packages|services)/[^/]+/src/', pathNot: `${TEST}|test-[^/]+$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'tables-in-shop-alone',
      comment: 'Only packages/shop builds queries; others call its functions',
      severity: 'error',
      from: { path: '^(packages|services|apps)/', pathNot: '^packages/shop/' },
      to: { path: 'node_modules/kysely/' },
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
      comment: 'Types included: what two files say of each other belongs into a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|node_modules)/|\\.cache/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
