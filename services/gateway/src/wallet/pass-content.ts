import { createHmac } from 'node:crypto';
import type { AnalysisResult } from '@trueseason/contracts';
import { STRIP_COLORS } from '@trueseason/drawings/wallet';
import { colorNameOr } from '@trueseason/seasons/color-name';

/** Neutrals that fit on one line of a pass. */
const NEUTRALS = 3;

/**
 * The content of a pass. Anyone who sees the phone can read or share it, so like a share link it names only a season
 * and colors: no person, order, or link to a result.
 */
export interface PassContent {
  readonly season: string;
  /** Colors of the strip, best first. */
  readonly colors: readonly { readonly hex: string; readonly name: string }[];
  readonly neutrals: readonly string[];
  /** The same for each order, so that adding a pass again replaces it. */
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
    // Keyed hash: reveals neither the order nor whether two passes belong to one person.
    serial: createHmac('sha256', secret).update(`wallet pass of order ${orderId}`).digest('hex').slice(0, 32),
  };
}
