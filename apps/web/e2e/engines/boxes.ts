import type { Visitor } from './visitor.ts';

/** Where an element of a page lies, in CSS pixels. */
export interface Box {
  /** Tags and places among their like, from the root. */
  readonly path: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Its first words. */
  readonly text: string;
}

/** All boxes of the page that is shown. Words within a line are left out: each engine breaks lines its own way. */
export const boxesOf = (visitor: Visitor): Promise<Box[]> =>
  visitor.ask(() => {
    const boxes: Box[] = [];
    const walk = (parent: Element, path: string): void => {
      const counts: Record<string, number> = {};
      for (const child of parent.children) {
        const tag = child.tagName.toLowerCase();
        counts[tag] = (counts[tag] ?? 0) + 1;
        const here = `${path} ${tag}${counts[tag]}`;
        const { display, visibility } = getComputedStyle(child);
        const { left, width, height } = child.getBoundingClientRect();
        // A button among words goes to the next line with them.
        const amongWords =
          display.startsWith('inline') &&
          [...parent.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const loose = display === 'inline' || amongWords || display.startsWith('table') || visibility === 'hidden';
        if (!loose && width > 1 && height > 1)
          boxes.push({ path: here, left, width, height, text: child.textContent.trim().slice(0, 40) });
        if (display !== 'none' && tag !== 'svg') walk(child, here);
      }
    };
    walk(document.querySelector('[role=dialog]') ?? document.body, '');
    return boxes;
  }, null);

/** So much of a difference is rounding, in CSS pixels, and so much is how wide an engine draws letters. */
const ROUNDING = 6;
const LETTERS = 16;

const differs = (a: Box, b: Box): boolean => {
  // What is chosen lies over its words, and is as wide as they are.
  const worded = a.text !== '' || /input\d+$/.test(a.path);
  const play = worded ? LETTERS : ROUNDING;
  if (Math.abs(a.left - b.left) > play || Math.abs(a.width - b.width) > play) return true;
  // What has words is as tall as its lines, of which another engine may make one more.
  return !worded && /(svg|img|canvas|span)\d+$/.test(a.path) && Math.abs(a.height - b.height) > ROUNDING;
};

/** The innermost elements of a page that lie elsewhere or have another size in one engine than in the other. */
export function differences(boxes: readonly Box[], reference: readonly Box[]): readonly (readonly [Box, Box])[] {
  const known = new Map(reference.map((box) => [box.path, box]));
  const pairs = boxes.flatMap((box): (readonly [Box, Box])[] => {
    const other = known.get(box.path);
    return other && differs(box, other) ? [[box, other]] : [];
  });
  return pairs.filter(([{ path }]) => !pairs.some(([inner]) => inner.path.startsWith(`${path} `)));
}
