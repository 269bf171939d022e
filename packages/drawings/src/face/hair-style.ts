export const HAIR_STYLES = [
  'short',
  'crop',
  'bob',
  'long',
  'waves',
  'curls',
  'afro',
  'bun',
  'locs',
  'bald',
  'hijab',
  'lob',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];
