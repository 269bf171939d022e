import { isMadeUp } from './feature-name.ts';
import { isLightAssumed } from './light.ts';
import type { Evidence } from './schemas/analysis-result.ts';

/** Said beside a foundation that was matched to skin not seen bare, or not in a light that was read; "" for any other. */
export function foundationReserve(evidence: Pick<Evidence, 'photos' | 'answers' | 'light'>): string {
  const worn = evidence.answers?.makeup ? 'the makeup' : 'what looks like makeup';
  const why = [
    isMadeUp(evidence) && `through ${worn} on your photos`,
    isLightAssumed(evidence) && 'in a light that we had to assume',
  ].filter(Boolean);
  return why.length > 0
    ? `Your skin was read ${why.join(' and ')}, so depth and undertone may each be a step off.`
    : '';
}
