import type { NamedColor } from '@trueseason/contracts';
import type { SeasonProfile } from '@trueseason/seasons';

export const FRAME_SHAPES = ['round', 'oval', 'rectangle', 'cat-eye', 'aviator'] as const;
export type FrameShape = (typeof FRAME_SHAPES)[number];

/** How a pair of glasses is built, as its words say. */
export interface FrameLook {
  readonly shape: FrameShape;
  /** Of the rim, in units of the drawing's box. */
  readonly rim: number;
  /** A heavier line along the top. */
  readonly brow: boolean;
  /** No rim along the lower edge. */
  readonly half: boolean;
  /** Light and dark patches, as in tortoiseshell and horn. */
  readonly flecked: boolean;
  /** Whether skin and paper show through the rim. */
  readonly clear: boolean;
  /** A rectangle without corners. */
  readonly soft: boolean;
}

/** How much heavier the line along the top is, and how wide the edge of a lens without a rim, in those units. */
export const BROW_MORE = 4;
export const BARE_EDGE = 0.8;

/** The patches along a flecked rim: how much lighter they are than it, and lengths of patch and gap in turn, in those units. */
export const FLECKS = [
  { lighter: -18, dashes: [7, 12, 4, 9], offset: 0 },
  { lighter: 16, dashes: [3, 15, 5, 11], offset: -9 },
] as const;
/** How much of the rim's width they take, and how much of the rim's color they hide. */
export const FLECK = { width: 0.8, cover: 0.55 } as const;
/** Wire carries a second bridge above the first; acetate as wide as this does not. */
export const BROAD = 6;

/** How much of what is behind it a clear rim hides. */
export const CLEAR_COVER = 0.5;

export interface DrawnFrame extends NamedColor {
  readonly look: FrameLook;
}

const SHAPE_WORDS: readonly (readonly [RegExp, FrameShape])[] = [
  [/cat-eye|lifted/i, 'cat-eye'],
  [/square|rectang|angular|angled|geometric|graphic|corners|sharp edge|straight/i, 'rectangle'],
  [/\bovals?\b/i, 'oval'],
  [/round(?!ed (rectangle|corners))/i, 'round'],
  [/aviator|double/i, 'aviator'],
];

const SOFT = /(soft|softened|rounded) (square|rectangle|corner)/i;
/** "Clear" before a color may say that the color is pure, as clear navy is: see-through is what ends in it, or is glass by another word. */
const CLEAR_NAME = /\bclear$|crystal|frosted/i;
const CLEAR_LINE = /transluc|transparen|see-through/i;

const RIMS: readonly (readonly [RegExp, number])[] = [
  [/thick|strong|generous|bold|substantial/i, 8],
  [/wire|thin|slim|fine|rimless/i, 2.6],
];
/** What the guidance says of all rims: acetate is never as thin as wire. */
const THIN_GUIDANCE = /thin (rims|frames)/i;
const METAL = /gold|silver|steel|pewter|metal|copper|bronze/i;
const RIM = { plastic: 6, metal: 3.4 };
const THIN_RIM = { plastic: 3.6, metal: 2.6 };

/** Words that many frames share and that tell none apart. */
const COMMON = new Set(['acetate', 'metal', 'gloss', 'glossy', 'dark', 'light', 'soft', 'bright', 'warm', 'clear']);

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('tortoiseshell', 'tortoise')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** The line of advice that speaks of this frame: the one that shares most of its name, and one telling word at least. */
function lineOf(name: string, lines: readonly string[]): string | undefined {
  const wanted = tokens(name);
  const shared = (line: string): string[] => {
    const said = new Set(tokens(line));
    return wanted.filter((word) => said.has(word));
  };
  return lines
    .map((line) => ({ line, shared: shared(line) }))
    .filter(({ shared }) => shared.some((word) => !COMMON.has(word)))
    .toSorted((a, b) => b.shared.length - a.shared.length)[0]?.line;
}

const firstOf = <T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  table.find(([word]) => word.test(text))?.[1];

/** The shapes that a guidance names, in its own order. */
function shapesIn(guidance: string): FrameShape[] {
  return SHAPE_WORDS.map(([word, shape]) => ({ shape, at: guidance.search(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ shape }) => shape);
}

/** By turns; where the guidance names a single shape, every other frame has one that it does not name. */
function turnsOf(named: readonly FrameShape[]): readonly FrameShape[] {
  const [only, second] = named;
  if (!only || second) return only ? named : FRAME_SHAPES;
  return FRAME_SHAPES.filter((shape) => shape !== only).flatMap((other) => [only, other]);
}

type Advised = Pick<SeasonProfile, 'palette' | 'eyewear'>;

/**
 * The frames of a season as they are drawn, those first that the first line of advice speaks of: each as its own line
 * says, else in a shape that the guidance names, else by turns.
 */
export function framesOf({ palette, eyewear }: Advised): DrawnFrame[] {
  const { guidance, glasses } = eyewear;
  const said = palette.frames.map((frame) => ({ frame, line: lineOf(frame.name, glasses) ?? '' }));
  const ordered = said.toSorted((a, b) => Number(b.line === glasses[0]) - Number(a.line === glasses[0]));
  const shapes = turnsOf(shapesIn(guidance));
  const plain = THIN_GUIDANCE.test(guidance) ? THIN_RIM : RIM;
  return ordered.map(({ frame, line }, i) => {
    const { name } = frame;
    const brow = /top bar|brow line/i.test(line);
    const own = firstOf(SHAPE_WORDS, line);
    const flecked = /tortoise|horn/i.test(name);
    const isMetal = METAL.test(name);
    const look: FrameLook = {
      shape: own ?? (brow ? 'rectangle' : (shapes[i % shapes.length] ?? 'round')),
      rim: firstOf(RIMS, line) ?? plain[isMetal ? 'metal' : 'plastic'],
      brow,
      half: /rimless at the lower edge/i.test(line),
      flecked,
      clear: !flecked && !isMetal && (CLEAR_NAME.test(name) || CLEAR_LINE.test(line) || /^transparent/i.test(guidance)),
      soft: SOFT.test(own ? line : `${line} ${guidance}`),
    };
    return { ...frame, look };
  });
}
