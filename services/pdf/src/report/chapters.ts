import type { ReactNode } from 'react';
import type { Report } from './model.ts';
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

export interface Chapter {
  readonly number: number;
  readonly title: string;
}

export interface PageContext {
  readonly report: Report;
  readonly number: number;
  readonly title: string;
  /** Every chapter, for the contents. */
  readonly chapters: readonly Chapter[];
}

type ChapterEntry = readonly [title: string, page: (context: PageContext) => ReactNode];

const LOOKS: ChapterEntry = ['Looks to start from', Looks];
const NOTES: ChapterEntry = ['Notes', Notes];
const CARD: ChapterEntry = ['The card to cut out', ShoppingCard];

/** One chapter a page, in reading order after the cover. */
export const CHAPTERS: readonly ChapterEntry[] = [
  ['Contents', Contents],
  ['Your season', YourSeason],
  ['Signature colors', Signature],
  ['What we measured', Measured],
  ['How sure this is', Certainty],
  ['Where you lie', Axes],
  ['Core neutrals', CoreNeutrals],
  ['Accent lights', AccentLights],
  ['Accent brights', AccentBrights],
  ['Colors to avoid', Avoid],
  ['Clothing', Clothing],
  ['Metals, jewelry & glasses', Metals],
  ['Hair color', Hair],
  ['Makeup', Makeup],
  ['A wardrobe that works', Wardrobe],
  LOOKS,
  ['Method and limits', Limits],
  CARD,
];

/**
 * The chapters of one report: no looks where the season has none. The card stands on an odd, last page: printed on
 * both sides, nothing is behind what gets cut out.
 */
export function chaptersOf({ profile }: Report): readonly ChapterEntry[] {
  const body = CHAPTERS.filter((chapter) => chapter !== CARD && (chapter !== LOOKS || profile.outfits.length > 0));
  const coverAndCard = 2;
  return (body.length + coverAndCard) % 2 === 0 ? [...body, NOTES, CARD] : [...body, CARD];
}
