import type { AnalysisResult, HexColor, NamedColor } from '@trueseason/contracts';
import {
  colorName,
  isSeasonName,
  metalsInText,
  type PersonalProfile,
  personalise,
  plainColor,
  seasonProfile,
} from '@trueseason/seasons';

/** What the pages draw from beside the result: the season's own words, pictures and palette for this person. */
export type Guide = Pick<
  PersonalProfile,
  'subtitle' | 'tagline' | 'signature' | 'personality' | 'identity' | 'palette' | 'shopping' | 'celebrities' | 'outfits'
> & {
  /** None for a season that is newer than this build. */
  readonly icon: PersonalProfile['icon'] | undefined;
  readonly foundation: PersonalProfile['makeup']['foundation'];
  readonly metals: readonly string[];
};

export function guideOf(result: AnalysisResult): Guide {
  if (!isSeasonName(result.season)) return newerGuide(result);
  const profile = personalise(seasonProfile(result.season), result.evidence);
  return { ...profile, foundation: profile.makeup.foundation, metals: profile.metals.best };
}

/**
 * A season that is newer than this build, from what the result itself holds: its colors and guides without
 * the season's own pictures, and never with another season's words.
 */
function newerGuide(result: AnalysisResult): Guide {
  const [coreNeutrals, accentLights, accentBrights] = [
    result.coreNeutrals.map(namedColor),
    result.accentLights.map(namedColor),
    result.accentBrights.map(namedColor),
  ];
  const none = { eyeshadow: [], blush: [], lipstick: [], eyeliner: [], frames: [], hairBest: [], hairAvoid: [] };
  return {
    subtitle: 'Measured on your photos',
    tagline: '',
    signature: '',
    personality: '',
    icon: undefined,
    identity: [accentBrights[0], accentLights[0], coreNeutrals[0], accentBrights[1]].filter((color) => !!color),
    palette: {
      ...none,
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
  };
}

/** A color under its palette name, or under the everyday word for it: no color stands without a name. */
export function namedColor(hex: HexColor): NamedColor {
  const word = plainColor(hex);
  return { hex, name: colorName(hex) ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}` };
}
