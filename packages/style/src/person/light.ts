import type { Evidence } from '@trueseason/contracts';

export const isLightAssumed = ({ light }: Pick<Evidence, 'light'>): boolean => light.source === 'assumed';

/** CIEDE2000 from which correcting an assumed light changes how skin looks. */
const STRONG = 6;

/** The skin as photographed, if an assumed light explained much of its color; else undefined. */
export const skinBesideAssumed = (evidence: Pick<Evidence, 'light'>): Evidence['light']['skinInIt'] | undefined =>
  isLightAssumed(evidence) && evidence.light.correction > STRONG ? evidence.light.skinInIt : undefined;
