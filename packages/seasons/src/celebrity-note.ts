/** Stands wherever celebrities are named. */
export const CELEBRITY_NOTE =
  'Style writers often place these people in this season. Nobody measured them, and stage light, dye and makeup change what we see, so take them as inspiration and not as proof.';
