// Storage, cameras and canvases of a device may be full, silent or changed for privacy. One module handles that for each;
// nothing else in the web app calls them. Biome restricts globals, but no members such as `navigator.clipboard`.
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

export function findDeviceApis(sources) {
  return sources
    .filter(({ path }) => isProduct(path) && path.startsWith(WEB))
    .flatMap((source) => {
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
