import { seededRandom } from '@trueseason/testing';

/** What platforms say about themselves, first as most do. Each changes the page before it runs. */
export const PLATFORM = {
  timeZone: {
    usual: () => {},
    none: () => nameZone(''),
    undefined: () => nameZone(undefined),
    unknown: () => nameZone('Etc/Unknown'),
    offset: () => nameZone('+05:30'),
    invented: () => nameZone('Mars/Olympus'),
  },
  language: {
    usual: () => {},
    none: () => say({ language: undefined, languages: undefined }),
    empty: () => say({ language: '', languages: [] }),
    POSIX: () => say({ language: 'C', languages: ['C', 'en-US@posix'] }),
    Arabic: () => say({ language: 'ar-u-nu-arab', languages: ['ar-u-nu-arab'] }),
  },
  screen: {
    usual: () => {},
    zero: () => Object.defineProperty(window, 'screen', { value: { width: 0, height: 0 } }),
    undefined: () => Object.defineProperty(window, 'screen', { value: {} }),
    'of density 0': () => Object.defineProperty(window, 'devicePixelRatio', { value: 0 }),
    'of density 4': () => Object.defineProperty(window, 'devicePixelRatio', { value: 4 }),
    'without a visual viewport': () => Object.defineProperty(window, 'visualViewport', { value: null }),
  },
  hardware: {
    usual: () => {},
    unsaid: () => say({ deviceMemory: undefined, hardwareConcurrency: undefined, maxTouchPoints: undefined }),
    poor: () => say({ deviceMemory: 0.25, hardwareConcurrency: 1, maxTouchPoints: 0 }),
    vast: () => say({ deviceMemory: 8, hardwareConcurrency: 256, maxTouchPoints: 256 }),
  },
  permissions: {
    usual: () => {},
    missing: () => say({ permissions: undefined }),
    refusing: () => say({ permissions: { query: () => Promise.reject(new TypeError('unknown name')) } }),
    silent: () => say({ permissions: { query: () => new Promise(() => {}) } }),
  },
  network: {
    usual: () => {},
    'said to be offline': () => say({ onLine: false }),
    unsaid: () => say({ onLine: undefined, connection: undefined }),
    'saving data': () => say({ connection: { saveData: true, effectiveType: 'slow-2g', rtt: 3000 } }),
  },
  camera: {
    usual: () => {},
    missing: () => {
      say({ mediaDevices: undefined });
      for (const name of ['MediaStream', 'MediaStreamTrack']) Reflect.deleteProperty(window, name);
    },
    empty: () => say({ mediaDevices: {} }),
    none: () =>
      say({
        mediaDevices: {
          enumerateDevices: async () => [],
          getUserMedia: () => Promise.reject(new DOMException('', 'NotFoundError')),
        },
      }),
  },
  storage: {
    usual: () => {},
    'full for the tab and the device': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'without a local one': () => Object.defineProperty(window, 'localStorage', { value: null }),
    'with a refused local one': () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    'without databases': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    'without caches': () => Reflect.deleteProperty(window, 'caches'),
  },
  features: {
    usual: () => {},
    'no workers': () => Reflect.deleteProperty(window, 'Worker'),
    'no canvas off the page': () => Reflect.deleteProperty(window, 'OffscreenCanvas'),
    'no bitmaps': () => Reflect.deleteProperty(window, 'createImageBitmap'),
    'no clipboard, no share sheet': () => say({ clipboard: undefined, share: undefined, canShare: undefined }),
    'no service worker': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'no Temporal': () => Reflect.deleteProperty(globalThis, 'Temporal'),
    'no idle time, no report of paint': () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'LargestContentfulPaint');
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, () => unknown>>>>;

declare function nameZone(zone: string | undefined): void;
declare function say(values: Readonly<Record<string, unknown>>): void;

/** Runs in the page: provides what the values above use. */
export function installPlatform(): void {
  Object.assign(globalThis, {
    nameZone: (zone: string | undefined) => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function named() {
        return { ...resolvedOptions.call(this), timeZone: zone as string };
      };
      const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => unknown } } };
      if (Temporal) Temporal.Now.timeZoneId = () => zone;
    },
    say: (values: Readonly<Record<string, unknown>>) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(navigator, name, { get: () => value, configurable: true });
    },
  });
}

/** A value of each property. */
type Platform = Readonly<Record<string, string>>;

const VALUES = Object.entries(PLATFORM).map(([name, values]) => [name, Object.keys(values)] as const);

const pairsOf = (platform: Platform): string[] => {
  const said = Object.entries(platform).map(([name, value]) => `${name} ${value}`);
  return said.flatMap((one, i) => said.slice(i + 1).map((other) => `${one}, ${other}`));
};

/** Tried for each platform; the one with the most new pairs counts. */
const DRAWS = 20;

/** So many platforms, in which each value of a property meets each of every other. @throws if there are too few */
export function pairwisePlatforms(count: number): readonly Platform[] {
  const random = seededRandom(104);
  const missing = new Set(
    VALUES.flatMap(([name, values], i) =>
      VALUES.slice(i + 1).flatMap(([other, others]) =>
        values.flatMap((value) => others.map((second) => `${name} ${value}, ${other} ${second}`)),
      ),
    ),
  );
  const newIn = (platform: Platform): number => pairsOf(platform).filter((pair) => missing.has(pair)).length;
  /** From any platform, one value after another is changed as long as that meets more. */
  const improve = (start: Platform): Platform => {
    let best = start;
    for (let before = -1; before < newIn(best); ) {
      before = newIn(best);
      for (const [name, values] of VALUES)
        for (const value of values)
          if (newIn({ ...best, [name]: value }) > newIn(best)) best = { ...best, [name]: value };
    }
    return best;
  };
  const draw = (): Platform => Object.fromEntries(VALUES.map(([name, values]) => [name, random.pick(values)]));
  const platforms = Array.from({ length: count }, () => {
    const drawn = Array.from({ length: DRAWS }, () => improve(draw()));
    const best = drawn.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    for (const pair of pairsOf(best)) missing.delete(pair);
    return best;
  });
  if (missing.size > 0) throw new Error(`${missing.size} pairs are missing, such as ${[...missing][0]}`);
  return platforms;
}
