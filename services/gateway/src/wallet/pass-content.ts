import { createHmac } from 'node:crypto';
import type { AnalysisResult } from '@trueseason/contracts';
import { STRIP_COLORS } from '@trueseason/drawings/wallet';
import { colorNameOr } from '@trueseason/seasons/color-name';

/** How many neutrals fit a line of a pass. */
const NEUTRALS = 3;

/**
 * All that a pass says. A pass is seen by whoever sees the phone and is passed on with a tap, so it names a season and
 * colors, as a share link does: no person, no order, and no link that opens a result.
 */
export interface PassContent {
  readonly season: string;
  /** The strip's, in the order in which they suit the person. */
  readonly colors: readonly { readonly hex: string; readonly name: string }[];
  readonly neutrals: readonly string[];
  /** The same for the same order, so that a pass that is added again takes the place of the one before. */
  readonly serial: string;
}

const HEX = /^#[0-9A-F]{6}/i;

export function passContent(result: AnalysisResult, orderId: number, secret: string): PassContent {
  const colors = result.overview.signatureColors.flatMap((text) => {
    const [hex] = HEX.exec(text) ?? [];
    return hex ? [{ hex, name: text.slice(hex.length).trim() || colorNameOr(hex) }] : [];
  });
  return {
    season: result.season,
    colors: colors.slice(0, STRIP_COLORS),
    neutrals: result.coreNeutrals.slice(0, NEUTRALS).map(colorNameOr),
    // Nobody who reads it can tell the order, or whether two passes are of one person.
    serial: createHmac('sha256', secret).update(`wallet pass of order ${orderId}`).digest('hex').slice(0, 32),
  };
}
