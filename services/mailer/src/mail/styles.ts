import type { CSSProperties } from 'react';
import { INK } from './facts.ts';

/** Web fonts reach few inboxes, so these are faces that devices have. */
export const SERIF: CSSProperties = { fontFamily: "Georgia, 'Times New Roman', serif", letterSpacing: '-0.01em' };
export const SANS: CSSProperties = { fontFamily: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif" };
export const READING: CSSProperties = {
  fontFamily: SERIF.fontFamily,
  fontSize: 17,
  lineHeight: '27px',
  margin: 0,
  // No word alone on the last line, where an inbox knows how.
  textWrap: 'pretty',
};

export const INK_STYLE: CSSProperties = { color: INK };
export const MUTED: CSSProperties = { color: '#675F57' };
/** A quiet line under what it belongs to. */
export const SMALL: CSSProperties = { ...SANS, ...MUTED, fontSize: 14, lineHeight: '21px' };
export const RULE: CSSProperties = { borderTop: '1px solid #CFC7BB' };
