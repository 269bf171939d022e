/** How somebody wants to be drawn in clothes: said by them, never guessed. */
export const PRESENTATIONS = ['feminine', 'masculine', 'between'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];
