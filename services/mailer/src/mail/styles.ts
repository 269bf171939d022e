import type { CSSProperties } from 'react';
import { INK } from './results-mail-facts.ts';

/** System fonts, since few mail clients load web fonts. */
export const SERIF: CSSProperties = { fontFamily: "Georgia, 'Times New Roman', serif", letterSpacing: '-0.01em' };
export const SANS: CSSProperties = { fontFamily: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif" };
export const READING: CSSProperties = {
  fontFamily: SERIF.fontFamily,
  fontSize: 17,
  lineHeight: '27px',
  margin: 0,
  // Avoids single words on the last line where supported.
  textWrap: 'pretty',
};

export const INK_STYLE: CSSProperties = { color: INK };
export const MUTED: CSSProperties = { color: '#675F57' };
/** Secondary text. */
export const SMALL: CSSProperties = { ...SANS, ...MUTED, fontSize: 14, lineHeight: '21px' };
export const RULE: CSSProperties = { borderTop: '1px solid #CFC7BB' };
