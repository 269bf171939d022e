import { isMeasured, type Report } from './model.ts';
import { type Chapter, ifMeasured, type PageComponent } from './page-context.ts';
import { Avoid } from './pages/avoid.tsx';
import { Axes } from './pages/axes.tsx';
import { Certainty } from './pages/certainty.tsx';
import { Clothing } from './pages/clothing.tsx';
import { Contents } from './pages/contents.tsx';
import { Hair } from './pages/hair.tsx';
import { Limits } from './pages/limits.tsx';
import { Looks } from './pages/looks.tsx';
import { Makeup } from './pages/makeup.tsx';
import { Measured } from './pages/measured.tsx';
import { Metals } from './pages/metals.tsx';
import { Notes } from './pages/notes.tsx';
import { AccentBrights, AccentLights, CoreNeutrals } from './pages/palette.tsx';
import { ShoppingCard } from './pages/shopping-card.tsx';
import { Signature } from './pages/signature.tsx';
import { Wardrobe } from './pages/wardrobe.tsx';
import { YourSeason } from './pages/your-season.tsx';

interface ChapterEntry {
  readonly title: string;
  readonly Page: PageComponent;
  /** Left out of a report that has nothing for it. */
  readonly when?: (report: Report) => boolean;
}

/** In reading order after the cover. */
const CHAPTERS: readonly ChapterEntry[] = [
  { title: 'Contents', Page: Contents },
  { title: 'Your season', Page: YourSeason },
  { title: 'Signature colors', Page: Signature },
  { title: 'What we measured', Page: ifMeasured(Measured), when: isMeasured },
  { title: 'How sure this is', Page: ifMeasured(Certainty), when: isMeasured },
  { title: 'Where you lie', Page: ifMeasured(Axes), when: isMeasured },
  { title: 'Core neutrals', Page: CoreNeutrals },
  { title: 'Accent lights', Page: AccentLights },
  { title: 'Accent brights', Page: AccentBrights },
  { title: 'Colors to avoid', Page: Avoid },
  { title: 'Clothing', Page: Clothing },
  { title: 'Metals, jewelry & glasses', Page: Metals },
  { title: 'Hair color', Page: Hair },
  { title: 'Makeup', Page: Makeup },
  { title: 'A wardrobe that works', Page: Wardrobe },
  { title: 'Looks to start from', Page: Looks, when: ({ profile }) => profile.outfits.length > 0 },
  { title: 'Method and limits', Page: Limits },
];

const NOTES: ChapterEntry = { title: 'Notes', Page: Notes };
const CARD: ChapterEntry = { title: 'The card to cut out', Page: ShoppingCard };

/** By title, how many sheets a chapter takes where that is not one. */
export type Sheets = ReadonlyMap<string, number>;

/**
 * The chapters of one report with their numbers. The card stands on an odd, last sheet: printed on both sides, nothing
 * is behind what gets cut out.
 */
export function chaptersOf(report: Report, sheets: Sheets = new Map()): readonly (ChapterEntry & Chapter)[] {
  let next = 2;
  const placed = (chapter: ChapterEntry) => {
    const taken = sheets.get(chapter.title) ?? 1;
    next += taken;
    return { ...chapter, number: next - taken, sheets: taken };
  };
  const body = CHAPTERS.filter(({ when }) => when?.(report) ?? true).map(placed);
  const notes = next % 2 === 0 ? [placed(NOTES)] : [];
  return [...body, ...notes, placed(CARD)];
}
