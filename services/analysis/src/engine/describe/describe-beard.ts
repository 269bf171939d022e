import type { Evidence } from '@trueseason/contracts';
import { labToHex } from '@trueseason/style/color';
import type { PersonEstimate } from '../combine/index.ts';
import { believableHair, labOf, mean, meanOf, triple } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { labSd } from './describe-features.ts';
import { namedHair } from './hair-names.ts';

/** Facial hair in the person's own light, if at least half of the photos show it. @param lit the person `inTheirLight` */
export function describeBeard(lit: PersonEstimate, photos: readonly Readings[]): Evidence['beard'] {
  const beards = photos.flatMap(({ beard }, i) => {
    const light = lit.lights[i];
    return beard && light ? [{ ...beard, color: triple((d) => beard.color[d] - light[d]) }] : [];
  });
  if (beards.length * 2 < photos.length) return undefined;
  const [first] = beards;
  if (!first) return undefined;
  const color = meanOf(beards.map((one) => one.color));
  const lab = believableHair(labOf(color));
  const sd = triple((d) => mean(beards.map((one) => one.sd[d])));
  const hair = namedHair(
    {
      lab: [...triple((c) => Number(lab[c].toFixed(2)))],
      sd: [...labSd(color, sd, lab)],
      hex: labToHex(lab),
      pixels: beards.reduce((sum, { pixels }) => sum + pixels, 0),
      quality: beards.length / photos.length,
    },
    undefined,
  );
  const isBeard = beards.some(({ kind }) => kind === 'beard');
  return { ...hair, kind: isBeard ? 'beard' : 'mustache' };
}
