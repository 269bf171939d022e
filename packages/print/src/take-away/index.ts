import { type Paper, slugOf, type TakeAway } from './take-away.ts';

export type { ColorGroup, Paper, TakeAway } from './take-away.ts';

/** The palette as a one-page PDF. Loads its writer on demand. */
export async function posterFile(palette: TakeAway, paper: Paper): Promise<{ name: string; bytes: Uint8Array }> {
  const { posterPdf } = await import('./poster-pdf.ts');
  return { name: `${slugOf(palette.season)}-colors.pdf`, bytes: await posterPdf(palette, paper) };
}
