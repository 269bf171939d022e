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
export const PROMISING = [
  ...['arrayBuffer', 'createImageBitmap', 'decode', 'toBlob', 'convertToBlob'],
  ...['getUserMedia', 'enumerateDevices', 'applyConstraints', 'writeText', 'share'],
];
/** Functions that end such a wait. */
const LIMITS = ['inTime', 'tryStorage'];
/** Runs in a worker, or is one function, whose caller ends the wait. */
const CALLER_WAITS = ['photos/shrink-photo/', 'service-worker.ts'];

/** Awaited browser promises without a limit. */
export function findEndlessWaits(sources) {
  return webSources(sources)
    .filter(({ path }) => !CALLER_WAITS.some((folder) => path.startsWith(WEB + folder)))
    .flatMap((source) => {
      const limits = [];
      const limited = [];
      const waits = [];
      const named = [];
      visit(source, {
        CallExpression: ({ callee, arguments: args, start, end }) => {
          const method = callee.name ?? callee.property?.name;
          const name = method === 'write' && callee.object?.property?.name === 'clipboard' ? 'writeText' : method;
          if (LIMITS.includes(name)) {
            limits.push({ start, end });
            limited.push(...args.flatMap((arg) => arg.name ?? []));
          }
          // A text decoder's is not a promise.
          if (PROMISING.includes(name) && !(name === 'decode' && args.length > 0)) waits.push({ name, start });
        },
        VariableDeclarator: ({ id, start, end }) => named.push({ name: id.name, start, end }),
      });
      const isIn = ({ start }, range) => range.start <= start && start < range.end;
      const isLimited = (wait) =>
        limits.some((range) => isIn(wait, range)) ||
        named.some((range) => isIn(wait, range) && limited.includes(range.name));
      return waits
        .filter((wait) => !isLimited(wait))
        .map(({ name, start }) => `${at(source, start)} '${name}' may never settle: wait for it by inTime`);
    });
}

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
