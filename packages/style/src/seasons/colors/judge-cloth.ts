import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { RING_ORDER } from '../ring.ts';
import { clothingColors } from './clothing-colors.ts';
import { SAME_CLOTH } from './color-probability.ts';

/** Beyond this distance it is another color. */
const MAX_NEAR_DISTANCE = 14;
/** Distances this close count as equal. */
const TIE_DISTANCE = 2;
/** Nearer than this, cloth is a color that the result names: its own or one to avoid, which are 8 apart. */
export const NAMED_COLOR = 4.5;
/** A color to avoid counts within this distance. */
const MAX_HARM_DISTANCE = 12;

export interface PaletteComparison {
  readonly verdict: 'yours' | 'near' | 'not';
  /** Of the palette, nearest first. */
  readonly nearest: readonly NamedColor[];
  /** CIEDE2000 to the nearest. */
  readonly distance: number;
  /** The color to avoid that is nearer than any color of the palette. */
  readonly harm: NamedColor | null;
  /** How the result itself lists this color; null if it lists none like it. */
  readonly named: 'yours' | 'not' | null;
}

/** How cloth of one color fits one palette. @param slack uncertainty of L* in the picture, taken off a difference */
export function compareWithPalette(
  lab: Lab,
  worn: readonly NamedColor[],
  avoid: readonly NamedColor[],
  slack = 0,
): PaletteComparison {
  const rank = (colors: readonly NamedColor[]) =>
    colors
      .map((color) => ({ color, distance: distanceTo(lab, hexToLab(color.hex), slack) }))
      .sort((a, b) => a.distance - b.distance);
  const ranked = rank(worn);
  const distance = ranked[0]?.distance ?? Number.POSITIVE_INFINITY;
  const worst = rank(avoid)[0];
  const harmLead = worst && worst.distance < MAX_HARM_DISTANCE ? distance - worst.distance : Number.NEGATIVE_INFINITY;
  const isHarmful = harmLead > TIE_DISTANCE;
  const verdict =
    isHarmful || distance > MAX_NEAR_DISTANCE
      ? 'not'
      : distance <= SAME_CLOTH && harmLead < -TIE_DISTANCE
        ? 'yours'
        : 'near';
  const nearest = ranked.map(({ color }) => color);
  const isWorse = worst !== undefined && worst.distance < distance;
  const isNamed = Math.min(distance, worst?.distance ?? distance) <= NAMED_COLOR;
  return {
    verdict,
    nearest,
    distance,
    harm: isHarmful ? (worst?.color ?? null) : null,
    named: isNamed ? (isWorse ? 'not' : 'yours') : null,
  };
}

function distanceTo(lab: Lab, other: Lab, slack: number): number {
  const gap = other[0] - lab[0];
  return deltaE00([lab[0] + Math.sign(gap) * Math.min(Math.abs(gap), slack), lab[1], lab[2]], other);
}

/** Each season's verdict on a cloth. */
export type SeasonVerdicts = ReadonlyMap<SeasonName, PaletteComparison['verdict']>;

export const verdictsBySeason = (lab: Lab, slack = 0, seasons: readonly SeasonName[] = RING_ORDER): SeasonVerdicts =>
  new Map(
    seasons.map((season) => {
      const palette = paletteOf(season);
      return [season, compareWithPalette(lab, clothingColors(palette), palette.avoid, slack).verdict];
    }),
  );

export type Verdict = 'yours' | 'between' | 'not';

/** Shares of the likely seasons at which cloth is a person's, and is not: chosen so that another day seldom reverses it. */
const YOURS = { atLeast: 0.4, notBelow: 0.3 };
const NOT = { atLeast: 0.5, yoursBelow: 0.2 };

/** The verdict over all likely seasons, each by its probability; between if they disagree. */
export function verdictOver(verdicts: SeasonVerdicts, distribution: Evidence['distribution']): Verdict {
  const probabilityOf = (verdict: PaletteComparison['verdict']) =>
    distribution.reduce(
      (sum, { season, probability }) => sum + (verdicts.get(season) === verdict ? probability : 0),
      0,
    );
  const yours = probabilityOf('yours');
  const not = probabilityOf('not');
  if (yours >= YOURS.atLeast && not < YOURS.notBelow) return 'yours';
  return not >= NOT.atLeast && yours < NOT.yoursBelow ? 'not' : 'between';
}
