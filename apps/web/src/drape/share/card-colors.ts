import type { AnalysisResult } from '@trueseason/contracts';
import { parseColor } from '../../lib/named-colors.ts';

const COLORS = 5;

/** The person's colors that every card shows, the best one first. */
export const cardColors = ({ signatureColors }: Pick<AnalysisResult['overview'], 'signatureColors'>): string[] =>
  signatureColors.slice(0, COLORS).map((text) => parseColor(text).hex);
