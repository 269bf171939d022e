import type { Evidence, HexColor, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '../../color/index.ts';
import { shownColor } from '../../person/shown-color.ts';
import type { SeasonPalette } from '../season-profile.ts';
import { rateColors, seasonsWithColor } from './color-probability.ts';
import { firstCloth, LIKE_SKIN } from './first-cloth.ts';
import { type ColorGroup, expectedService, isSameColor } from './service.ts';
import { rankByLightness, sortByRank } from './sort-by-rank.ts';
import { sortBlush, sortLipstick } from './sort-makeup.ts';
import { spreadHues } from './spread-hues.ts';
import { isSure } from './sure-color.ts';

/** Colors on a first page: as many of them are sure as there are. */
export const FIRST_PAGE = 6;
/** Numbers of signature colors. */
const BRIGHTS = 3;
const LIGHTS = 2;
const NEUTRALS = 3;
/** Probability down to which a first color stays one that its owner has seen: more of it than not is theirs. */
const STAYS_FIRST = 0.5;

type Measured = Pick<Evidence, 'features' | 'answers' | 'distribution' | 'kept'>;

/** Sure colors, those that the second season has, too, and the others. */
const TIERS = [0, 1, 2] as const;

/**
 * The palette in one person's order: the first cloth, then what is sure, then what suits the second season, too; within
 * both, what serves best over all likely seasons. First colors that their owner has seen stay first while they are likely.
 * Nothing is added or removed.
 */
export function sortPalette(palette: SeasonPalette, measured: Measured): SeasonPalette {
  const { features, answers, distribution, kept } = measured;
  const best = (colors: readonly NamedColor[], group: ColorGroup) => {
    const service = expectedService(distribution, group);
    return sortByRank(colors, (color) => -service(color));
  };
  const second = distribution[1]?.season;
  const tierOf = (color: NamedColor): (typeof TIERS)[number] => {
    if (isSure(color)) return 0;
    return second && seasonsWithColor(color).has(second) ? 1 : 2;
  };
  const { skin } = features;
  const hair = shownColor('hair', { features, answers });
  const darkest = Math.min(skin.lab[0], hair?.lab[0] ?? 100, features.brows?.lab[0] ?? 100);
  const cloths = (colors: readonly NamedColor[], order = (preferred: NamedColor[]) => preferred) => {
    const rated = best(rateColors(colors, measured), 'clothing');
    return TIERS.flatMap((tier) => order(rated.filter((color) => tierOf(color) === tier)));
  };
  const skinLab: Lab = [...skin.lab];
  const groups = {
    coreNeutrals: cloths(palette.coreNeutrals),
    accentLights: cloths(palette.accentLights, spreadHues),
    accentBrights: cloths(palette.accentBrights, spreadHues),
  };
  const all = Object.values(groups).flat();
  const stays = (hex: HexColor) =>
    all.find((color) => isSameColor(color, { hex }) && (color.probability ?? 0) >= STAYS_FIRST);
  const [firstSeen, ...othersSeen] = kept?.signature ?? [];
  const first = (firstSeen && stays(firstSeen)) ?? firstCloth(all, skinLab);
  const firstLeads = (colors: readonly NamedColor[]) => sortByRank(colors, (color) => Number(color !== first));
  const coreNeutrals = firstLeads(groups.coreNeutrals);
  const accentLights = firstLeads(groups.accentLights);
  const accentBrights = firstLeads(groups.accentBrights);
  const signature = signatureOf([
    [accentBrights, BRIGHTS],
    [accentLights, LIGHTS],
    [coreNeutrals, NEUTRALS],
  ]);
  const ranked = sortByRank(sortByRank(signature, tierOf), ({ hex }) =>
    Number(deltaE00(hexToLab(hex), skinLab) < LIKE_SKIN),
  );
  const leading = new Set([...(first ? [first] : []), ...othersSeen.flatMap((hex) => stays(hex) ?? []), ...ranked]);
  return {
    ...palette,
    coreNeutrals,
    accentLights,
    accentBrights,
    signature: [...leading].slice(0, ranked.length),
    eyeshadow: best(palette.eyeshadow, 'eyeshadow'),
    lipstick: sortLipstick(best(palette.lipstick, 'lipstick'), features),
    blush: sortBlush(best(palette.blush, 'blush'), features),
    eyeliner: sortByRank(palette.eyeliner, rankByLightness(darkest)),
  };
}

/** The first colors of each group; where these hold fewer sure ones than a first page, other sure ones replace the last. */
function signatureOf(groups: readonly (readonly [colors: readonly NamedColor[], count: number])[]): NamedColor[] {
  const chosen = groups.flatMap(([colors, count]) => colors.slice(0, count));
  const sure = chosen.filter(isSure);
  const otherSure = groups.flatMap(([colors, count]) => colors.slice(count)).filter(isSure);
  const added = otherSure.slice(0, Math.max(0, FIRST_PAGE - sure.length));
  const rest = chosen.filter((color) => !isSure(color));
  return [...sure, ...added, ...rest.slice(0, rest.length - added.length)];
}
