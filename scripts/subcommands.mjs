// What `npm run drill` and `npm run shop` offer, by the word behind `--`; documents are held to these words.

/** Programs on the whole product that find what no test does; `faults` are tests of Vitest. */
export const DRILLS = {
  attacks: 'packages/drills/dist/attacks/main.js',
  chaos: 'packages/drills/dist/chaos/main.js',
  containers: 'infra/drills/main.ts',
  faults: undefined,
  'first-start': 'infra/drills/first-start/main.ts',
  migrations: 'packages/drills/dist/migrations/main.js',
  overload: 'packages/drills/dist/overload/main.js',
  'prove-deletion': 'packages/drills/dist/prove-deletion/main.js',
  releases: 'packages/drills/dist/releases/main.js',
};

/** What operators of the shop type; in the gateway's container, `node dist/<word>-cli.js`. */
export const SHOP = ['operator', 'reconcile', 'rotate-keys', 'verify-audit'];
