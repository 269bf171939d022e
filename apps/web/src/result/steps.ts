/** The nine steps of a result: id, chapter and title. */
export const STEPS = [
  ['overview', 'You', 'Season Overview'],
  ['palette', 'Colors', 'Color Palette'],
  ['clothing', 'Wear', 'Clothing Overview'],
  ['accessories', 'Wear', 'Metals, Jewelry & Glasses'],
  ['hair', 'Face', 'Hair Color'],
  ['makeup', 'Face', 'Makeup'],
  ['celebrities', 'Face', 'Celebrity Inspiration'],
  ['evidence', 'Why', 'Evidence'],
  ['share', 'Why', 'Share Results'],
] as const;
