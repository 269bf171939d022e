import { join } from 'node:path';
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** What a module cannot run without, and where asked, also what it can come to need later. */
function reachable(entry: string, modules: Modules, later = false): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...((later && info?.dynamicallyImportedIds) || []));
  }
  return found;
}

/** A few lines each that the front page, or any page, begins with, and the small half of react-dom. */
const SMALL_PARTS =
  /(plate.plate|price-note.price-note|ring-message.ring-message|icons.cross|app.(content-pages|global-errors)|landing|seasons.src.(listed|capital))[.]|react-dom.(index|cjs.react-dom.production)[.]js/;

/** Code that runs before the first paint, and the outage message. */
const START_PARTS =
  /browser.(first-paint|ask-for-modules|next-task|session)[.]|photos.(dropped-files|own-photo)|api.early-answers|app.outage-words/;

/** What each screen begins with, of a result or on the way to it, and a few lines each that both come to need. */
const SCREEN_PARTS =
  /app.screens[.]|seasons.src.contrast-level[.]|node_modules.idb-keyval|messages.show-missing[.]|choice.choice[.]|use-copied|open-dialogs|local-date[.]/;

/** A few lines each that the views of a result share. */
const SMALL_RESULT_PARTS =
  /seasons.src.(hair-reach|foundation)[.]|color.src.(skin-depth|color-warmth)[.]|ring.ring-part|result.season-profile[.]|browser.load-image|drawn-looks.module/;

/** Rules that travel with the calls, and how what they answer is read. */
const CALL_PARTS =
  /contracts.src.(gift|one-use-code|photo|photo-consent)[.]|seasons.src.(normalize-result|accessory-words|sentences)[.]/;

/** Of all seasons, for a result borrows from its neighbors: what begins with many files is busy with asking for them. */
const PALETTES = /seasons.src.(define-palette|where-to-wear|color-name|registry.palettes|seasons.[\w-]+.palette)[.]/;

/** So many parts of the app ask for a module before it is worth a place in the file that all of them fetch. */
const SHARED_BY = { content: 31, app: 10, way: 2 };

/**
 * Parts of a result that pages of content come to need as well, though none is first seen by it: how calls are made, and
 * what a result is read and drawn with. Packages name all of their modules, so what is really needed cannot be asked.
 */
const RESULT_PARTS = {
  cloth: /drawings.src.(cloth.|random)|swatch.color-radio|contracts.src.(price|season-name)|readable-ink/,
  calls: /contracts.src.(answers|keys-of|messages|order-status|problem|questions|remeasure|report-file|routes)|lib.api/,
  read: /contracts.src.light[.]|seasons.src.(agreement|plain-color|certainty|bare-head|lead-color|colorless-hair)|drawings.src.(face.|accessories.frame|line.)|feature-name|delta-e/,
};

/**
 * What many parts share, in few files, for many small ones wait in line: one for what pages without the router can
 * come to need and one for the rest, so that those pages fetch nothing of the app. What the bundler itself adds, which
 * both need, is a third. A result, the largest screen, has its own part in one more and what it shares with the way to
 * it in another; what screens on that way share among themselves is the last.
 */
export function sharedChunks(root: string): CodeSplittingGroup[] {
  const needed = (entries: readonly string[], later = false) => {
    let known: ReadonlySet<string> | undefined;
    return (id: string, modules: Modules): boolean => {
      known ??= new Set(entries.flatMap((entry) => [...reachable(join(root, entry), modules, later)]));
      return known.has(id);
    };
  };
  const isContent = needed(['content.html'], true);
  const isEarly = needed(['src/app/early-photos.ts']);
  const isResult = needed(['src/result/results.tsx']);
  const isUpload = needed(['src/main.tsx', 'src/app/order-layout.tsx', 'src/photos/upload/upload.tsx']);
  return [
    { name: (id) => (id.startsWith('\0') || START_PARTS.test(id) ? 'start' : null), priority: 2 },
    // A separate file would cost more than it saves.
    { name: (id) => (SMALL_PARTS.test(id) ? 'base' : null), priority: 2 },
    {
      name: (id, modules) => (isContent(id, modules) ? 'base' : null),
      minShareCount: SHARED_BY.content,
      priority: 1,
    },
    {
      name: (id, modules) => (isContent(id, modules) ? null : 'app'),
      minShareCount: SHARED_BY.app,
      // It would draw what content pages need, too.
      includeDependenciesRecursively: false,
    },
    {
      name: (id, modules) => {
        if (isEarly(id, modules)) return 'early';
        if (SCREEN_PARTS.test(id)) return 'screens';
        if (SMALL_RESULT_PARTS.test(id)) return 'result';
        if (CALL_PARTS.test(id)) return 'calls';
        if (id.includes('node_modules') || !isResult(id, modules)) return null;
        if (!isContent(id, modules)) return isUpload(id, modules) ? 'screens' : 'result';
        return Object.entries(RESULT_PARTS).find(([, test]) => test.test(id))?.[0] ?? null;
      },
      includeDependenciesRecursively: false,
    },
    { name: (id) => (PALETTES.test(id) ? 'palettes' : null), includeDependenciesRecursively: false },
    {
      name: (id, modules) =>
        isUpload(id, modules) && !isContent(id, modules) && !isResult(id, modules) && !id.includes('node_modules')
          ? 'way'
          : null,
      minShareCount: SHARED_BY.way,
      includeDependenciesRecursively: false,
    },
  ];
}
