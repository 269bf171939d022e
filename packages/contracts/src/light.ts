import type { Evidence } from './schemas/analysis-result.ts';

export const isLightAssumed = ({ light }: Pick<Evidence, 'light'>): boolean => light.source === 'assumed';

/** CIEDE2000 from which the correction for an assumed light changes how the skin looks. */
const STRONG = 6;

/** The skin as photos show it, where much of its color was taken for an assumed light; undefined elsewhere. */
export const skinBesideAssumed = (evidence: Pick<Evidence, 'light'>): Evidence['light']['skinInIt'] | undefined =>
  isLightAssumed(evidence) && evidence.light.correction > STRONG ? evidence.light.skinInIt : undefined;
