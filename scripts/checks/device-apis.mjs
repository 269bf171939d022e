// Storage, cameras and canvases of a device may be full, silent or changed for privacy. One module handles that for each;
// nothing else in the web app calls them. What some of them promise never settles, so each promise goes through `inTime`. Biome restricts globals, but no members such as `navigator.clipboard`.
import { at, isProduct, visit } from './sources.mjs';

const WEB = 'apps/web/src/';
/** The module, or folder, in which each may be named. */
const OWNERS = {
  localStorage: ['lib/browser/storage.ts'],
  sessionStorage: ['lib/browser/storage.ts'],
  caches: ['lib/browser/response-cache.ts'],
  indexedDB: [],
  'idb-keyval': ['photos/photo-store.ts'],
  getImageData: ['lib/browser/picture.ts', 'photos/shrink-photo/', 'photos/guided-camera/'],
  toBlob: ['lib/browser/picture.ts'],
  convertToBlob: ['photos/shrink-photo/', 'photos/guided-camera/'],
  createImageBitmap: ['lib/browser/picture.ts', 'photos/shrink-photo/', 'photos/guided-camera/'],
  clipboard: ['lib/browser/copy.ts'],
  share: ['drape/share/share.ts'],
  canShare: ['drape/share/share.ts'],
  serviceWorker: ['result/keep-offline.ts'],
  mediaDevices: ['photos/guided-camera/', 'photos/upload/camera-button.tsx'],
};
/** Also the name of other things, so only of the browser's own object. */
const OF_NAVIGATOR = ['share', 'canShare', 'clipboard', 'serviceWorker', 'mediaDevices'];
/** Found by their name only, with or without an object before it. */
const GLOBALS = ['localStorage', 'sessionStorage', 'caches', 'indexedDB', 'createImageBitmap'];

/** Calls whose promise some device never settles. */
const PROMISING = [
  ...['arrayBuffer', 'createImageBitmap', 'decode', 'toBlob', 'convertToBlob', 'readAsDataURL'],
  ...['getUserMedia', 'enumerateDevices', 'applyConstraints', 'writeText', 'share'],
  ...['startAuthentication', 'startRegistration'],
];
/** Objects of the browser, each call of which does. */
const PROMISING_OBJECTS = ['caches', 'serviceWorker'];
/** Calls of the browser's history whose end is an event. */
const TRAVERSALS = ['go', 'back', 'forward'];
/** Functions that end such a wait. */
const LIMITS = ['inTime', 'tryStorage', 'runInWorker'];
/** Runs in a worker, or is one function, whose caller ends the wait; or nothing waits for it. */
const CALLER_WAITS = [
  'photos/shrink-photo/keeps-colors.ts',
  'photos/shrink-photo/shrink-worker.ts',
  'service-worker.ts',
];
const NOBODY_WAITS = ['storeResponse', 'addPage'];

/** The name of what a call waits for, as walks call it; undefined if for nothing. */
function awaitedBy({ callee, arguments: args }, stored) {
  const { object, property, name } = callee;
  const method = name ?? property?.name;
  if (stored.includes(name)) return 'indexedDB';
  const owner = object?.name ?? object?.property?.name;
  if (PROMISING_OBJECTS.includes(owner)) return owner;
  if (owner === 'history' && TRAVERSALS.includes(method)) return owner;
  if (owner === 'clipboard') return 'writeText';
  // A text decoder's is not a promise, nor is sharing a fact with another component.
  if (!PROMISING.includes(method) || (method === 'decode' && args.length > 0)) return undefined;
  return method === 'share' && owner !== 'navigator' ? undefined : method;
}

/** Awaited browser promises: what for, where, and whether with a limit. */
export function listWaits(sources) {
  return webSources(sources)
    .filter(({ path }) => !CALLER_WAITS.includes(path.slice(WEB.length)))
    .flatMap((source) => {
      const limits = [];
      const limited = [];
      const waits = [];
      const named = [];
      const stored = [];
      visit(source, {
        ImportDeclaration: ({ source: from, specifiers }) =>
          from.value === 'idb-keyval' && stored.push(...specifiers.map(({ local }) => local.name)),
        CallExpression: (call) => {
          const { callee, arguments: args, start, end } = call;
          if (LIMITS.includes(callee.name)) {
            limits.push({ start, end });
            limited.push(...args.flatMap((arg) => arg.name ?? []));
          }
          const name = awaitedBy(call, stored);
          if (name) waits.push({ name, start });
        },
        MemberExpression: ({ object, property, start }) =>
          object.property?.name === 'serviceWorker' &&
          property.name === 'ready' &&
          waits.push({ name: 'serviceWorker', start }),
        NewExpression: ({ callee, start }) => callee.name === 'Worker' && waits.push({ name: 'Worker', start }),
        VariableDeclarator: ({ id, start, end }) => named.push({ name: id.name, start, end }),
      });
      const isIn = ({ start }, range) => range.start <= start && start < range.end;
      const isLimited = (wait) =>
        // A worker answers a later question.
        (wait.name === 'Worker' ? limits.length > 0 : limits.some((range) => isIn(wait, range))) ||
        named.some((range) => isIn(wait, range) && [...limited, ...NOBODY_WAITS].includes(range.name));
      return waits.map((wait) => ({
        name: wait.name,
        path: source.path,
        place: at(source, wait.start),
        isLimited: isLimited(wait),
      }));
    });
}

/** Awaited browser promises without a limit. */
export const findEndlessWaits = (sources) =>
  listWaits(sources)
    .filter(({ isLimited }) => !isLimited)
    .map(({ name, place }) => `${place} '${name}' may never settle: wait for it by inTime`);

const webSources = (sources) => sources.filter(({ path }) => isProduct(path) && path.startsWith(WEB));

export function findDeviceApis(sources) {
  return webSources(sources).flatMap((source) => {
    const findings = [];
    const take = (name, node) => {
      const isOwner = OWNERS[name].some((owner) => source.path.startsWith(WEB + owner));
      if (isOwner) return;
      const owners = OWNERS[name].length > 0 ? OWNERS[name].join(', ') : 'no module';
      findings.push(`${at(source, node.start)} '${name}' is for ${owners}`);
    };
    visit(source, {
      MemberExpression: ({ object, property }) => {
        const { name } = property;
        if (!Object.hasOwn(OWNERS, name) || GLOBALS.includes(name)) return;
        if (!OF_NAVIGATOR.includes(name) || object.name === 'navigator') take(name, property);
      },
      Identifier: (node) => GLOBALS.includes(node.name) && take(node.name, node),
      ImportDeclaration: ({ source: from }) => Object.hasOwn(OWNERS, from.value) && take(from.value, from),
    });
    return findings;
  });
}
