/** What is said beside photos, where the screen alone knows what they show. */
export const BESIDE_PHOTOS = {
  hairAlready: 'Your hair has nearly that color already, so it hardly changes.',
  cheeksAlready: 'Your cheeks already have that much color, so the blush barely shows.',
  hairCovered: 'Your hair is covered in your photos. If you also wear it uncovered, one photo is enough to measure it.',
} as const;
