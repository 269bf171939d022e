import { type Evidence, type HexColor, type MeasuredColor, PRESENTATIONS, SEASON_NAMES } from '@trueseason/contracts';
import { seasonProfile, wornAs } from '@trueseason/seasons';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Figure, type FigureProps } from './figure.tsx';
import { sitterOf } from './sitter.ts';

type Look = Pick<FigureProps, 'sitter' | 'presentation' | 'garments'>;

const measured = (hex: HexColor): MeasuredColor => ({ hex, lab: [50, 0, 0], sd: [1, 1, 1], pixels: 900, quality: 1 });
const SEEN: Pick<Evidence, 'features' | 'photos' | 'answers'> = {
  features: {
    ...{ skin: measured('#C09070'), hair: measured('#3B302A'), brows: measured('#3B302A') },
    ...{ iris: null, lips: null, sclera: null },
  },
  photos: [],
};

/** Pixels of a figure 488 high; fewer are a sliver. A belt between open fronts, the smallest in sight, has 130 and more. */
const LEAST = 120;
/** By how much a pixel changes whose garment does, over three channels: edges and shades of others stay below it. */
const CHANGED = 90;
const PLAIN: HexColor = '#606060';
const MARKED: HexColor = '#FF00FF';

async function pixelsOf(look: Look): Promise<Buffer> {
  const svg = renderToStaticMarkup(<Figure id="f" ground={PLAIN} {...look} />)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" height="488" ')
    .replace('width="100%"', 'width="268"');
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** What of a look shows less than a sliver of itself, and how much. */
async function hiddenIn({ garments, ...worn }: Look): Promise<string[]> {
  const painted = (marked?: number) =>
    pixelsOf({ ...worn, garments: garments.map((garment, i) => ({ ...garment, hex: i === marked ? MARKED : PLAIN })) });
  const plain = await painted();
  const hidden = await Promise.all(
    garments.map(async ({ kind }, i) => {
      const marked = await painted(i);
      let shown = 0;
      for (let p = 0; p < plain.length; p += 3) {
        const by = [0, 1, 2].reduce((sum, c) => sum + Math.abs((plain[p + c] ?? 0) - (marked[p + c] ?? 0)), 0);
        if (by > CHANGED) shown++;
      }
      return shown < LEAST ? [`${kind}: ${shown}`] : [];
    }),
  );
  return hidden.flat();
}

it.each(SEASON_NAMES)('all that a look of %s lists is seen, worn in every cut and on a rail', async (season) => {
  for (const presentation of PRESENTATIONS)
    for (const planned of seasonProfile(season).outfits) {
      const { garments, name } = wornAs(planned, presentation);
      for (const sitter of [sitterOf(SEEN, presentation, []), null])
        expect(await hiddenIn({ sitter, presentation, garments }), `${name}, ${presentation}`).toEqual([]);
    }
});
