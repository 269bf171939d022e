import type { AnalysisResult, HexColor, SeasonName } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/seasons/color-name';
import { advisedContrast } from '@trueseason/seasons/contrast-level';
import type { Wardrobe } from './judge-color.ts';

const named = (hex: HexColor) => ({ hex, name: colorNameOr(hex) });

/** What a customer's own result says to wear. */
export const wardrobeOf = ({
  season,
  evidence,
  coreNeutrals,
  accentLights,
  accentBrights,
  overview,
}: AnalysisResult): Wardrobe => ({
  neutrals: coreNeutrals.map(named),
  lights: accentLights.map(named),
  brights: accentBrights.map(named),
  avoid: overview.avoidColors,
  isLowContrast: advisedContrast(season, evidence.axes.contrast.value) === 'low',
});

/** What a season says to wear, for who knows theirs from elsewhere. */
export async function wardrobeFor(season: SeasonName): Promise<Wardrobe> {
  const { loadSeasonProfile } = await import('@trueseason/seasons/load-season-profile');
  const { coreNeutrals, accentLights, accentBrights, avoid } = (await loadSeasonProfile(season)).palette;
  return { neutrals: coreNeutrals, lights: accentLights, brights: accentBrights, avoid };
}
