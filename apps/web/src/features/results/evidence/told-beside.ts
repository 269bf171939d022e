import { type Beside, type Evidence, FEATURES, type Feature } from '@trueseason/contracts';
import { listed } from '@trueseason/seasons/listed';
import { sideTold } from '@trueseason/seasons/shown-in';
import type { MeasuredPhoto } from './features.ts';

const CALLED: Readonly<Record<Feature, string>> = {
  skin: 'skin',
  hair: 'hair',
  iris: 'eyes',
  brows: 'brows',
  lips: 'lips',
  sclera: 'eye whites',
};

/**
 * Said where a feature is told lighter, or deeper, than each photo that counts shows it: without it, somebody would think
 * themselves painted lighter. "" where all lie among them.
 */
export function toldBeside(photos: readonly MeasuredPhoto[], features: Evidence['features']): string {
  const counting = photos.filter(({ counts }) => counts);
  const on = (side: Beside) =>
    FEATURES.filter((feature) => sideTold(feature, photos, features) === side).map((feature) => CALLED[feature]);
  const [lighter, deeper] = [on(1), on(-1)];
  const said = [
    lighter.length > 0 && `your ${listed(lighter)} lighter`,
    deeper.length > 0 && `your ${listed(deeper)} deeper`,
  ].filter((words) => words !== false);
  if (said.length === 0) return '';
  const than = counting.length > 1 ? 'any photo that counts' : 'the photo that counts';
  return `What we tell of you below rests on all that counts together: on how bright each photo came out, judged by what in it has a known brightness, such as teeth, whites and cloth, and on places away from shadow and shine. That is why it makes ${said.join(' and ')} than ${than} shows here.`;
}
