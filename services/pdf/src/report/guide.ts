import type { HexColor, NamedColor } from '@trueseason/contracts';
import {
  colorName,
  hairColorCalled,
  isSeasonName,
  lentTo,
  metalsInText,
  type NormalResult,
  ownJewels,
  type PersonalProfile,
  personalize,
  plainColor,
  seasonProfile,
  sparingWords,
} from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';

/** What the pages draw from beside the result: the season's own words, pictures and palette for this person. */
export type Guide = Pick<
  PersonalProfile,
  | 'subtitle'
  | 'tagline'
  | 'signature'
  | 'personality'
  | 'identity'
  | 'palette'
  | 'shopping'
  | 'celebrities'
  | 'outfits'
  | 'eyewear'
> & {
  /** None where depth was not measured. */
  readonly foundation: PersonalProfile['personal']['foundation'];
  readonly metals: readonly string[];
  readonly jewels: PersonalProfile['jewels'] | null;
};

export function guideOf(result: NormalResult): Guide {
  if (!isSeasonName(result.season)) return newerGuide(result);
  const season = seasonProfile(result.season);
  const jewels = ownJewels(season, null);
  if (!result.evidence) return { ...season, jewels, foundation: [], metals: season.metals.best };
  const profile = personalize(season, result.evidence);
  return {
    ...profile,
    shopping: sparingWords(profile.shopping, lentTo(result.season, result.evidence)),
    foundation: profile.personal.foundation,
    metals: profile.metals.best,
    jewels: ownJewels(profile, result.evidence.answers?.presentation),
  };
}

/**
 * A season that is newer than this build, from what the result itself holds: its colors and guides without
 * the season's own pictures, and never with another season's words.
 */
function newerGuide(result: NormalResult): Guide {
  const [coreNeutrals, accentLights, accentBrights] = [
    result.coreNeutrals.map(namedColor),
    result.accentLights.map(namedColor),
    result.accentBrights.map(namedColor),
  ];
  const none = { eyeshadow: [], blush: [], lipstick: [], eyeliner: [], frames: [] };
  const hair = (names: readonly string[]) => names.flatMap((name) => hairColorCalled(name) ?? []);
  return {
    subtitle: 'Measured on your photos',
    tagline: '',
    signature: '',
    personality: '',
    identity: [accentBrights[0], accentLights[0], coreNeutrals[0], accentBrights[1]].filter((color) => !!color),
    palette: {
      ...none,
      hairBest: hair(result.hairColor.bestColors),
      hairAvoid: hair(result.hairColor.avoidColors),
      coreNeutrals,
      accentLights,
      accentBrights,
      signature: accentBrights.slice(0, 8),
      avoid: result.overview.avoidColors,
    },
    shopping: [],
    celebrities: [],
    outfits: [],
    foundation: [],
    metals: metalsInText(result.accessories.metals),
    jewels: null,
    eyewear: { guidance: '', glasses: result.accessories.glasses },
  };
}

/** A color under its palette name, or under the everyday word for it: no color stands without a name. */
export function namedColor(hex: HexColor): NamedColor {
  const word = plainColor(hex);
  return { hex, name: colorName(hex) ?? capital(word) };
}
