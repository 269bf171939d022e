/** Advice that may be absent. */
export const OPTIONAL: readonly string[] = [
  'ADDED',
  'FINDING',
  'DOUBTS',
  'NEXT_TO_SKIN',
  'FOUNDATION_DOUBT',
  'HAIR_FAR',
  'HAIR_UNTRIED',
  'SKIN_IN_PHOTOS',
  'TEMPERATURE',
  'TYPE',
  'SETTLES',
  'CHOICE',
  'SURE_MEANS',
];
