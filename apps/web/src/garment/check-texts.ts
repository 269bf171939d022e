import { VISIBLE } from '@trueseason/color';
import { capital } from '@trueseason/seasons/capital';
import type { GarmentProblem, JudgedColor } from './check-garment.ts';
import type { LightSource } from './find-light.ts';
import type { Verdict } from './judge-color.ts';

export const VERDICTS: Readonly<Record<Verdict, string>> = { yours: 'Yours', near: 'Near', not: 'Not yours' };

export const VERDICT_MEANS: Readonly<Record<Verdict, string>> = {
  yours: 'It’s in your palette.',
  near: 'It’s close to your palette. Wear it away from your face, or put one of your colors in between.',
  not: 'It’s outside your palette.',
};

export const LIGHT_SAYS: Readonly<Record<LightSource, string>> = {
  background: 'We read the light from the white background.',
  white: 'We read the light from the white you pointed at.',
  skin: 'We read the light from your skin, since we know its color.',
  camera: 'We took the light as your camera saw it. Point at something white to be more sure.',
};

/** Why there is no verdict, and what to do. */
export const PROBLEMS: Readonly<Record<GarmentProblem, string>> = {
  too_dark: 'It’s too dark to see the colors. Take it again in better light.',
  too_bright: 'That spot is too bright to show its color. Point at a darker part of it.',
  colored_light:
    'Everything in this picture looks warm, maybe from a lamp. Point at something white, or go to a window.',
  bad_hint: 'That spot isn’t white. Point at paper, a white wall, or a white label.',
  no_garment: 'We can’t find a garment here. Point at it.',
  light_decides:
    'In this light we can’t tell if it’s yours. Point at something white in the picture, or go to a window.',
};

/** Where a color lies, as a sentence: "Darker and warmer than your Rust, and 12 apart: from 2 on, a difference can be seen." */
export function sayPlace({ directions, distance, nearest, harm }: JudgedColor): string {
  const [first] = nearest;
  if (!first) return '';
  if (harm) return `Closer to ${harm.name}, one of your colors to avoid, than to ${first.name}.`;
  if (directions.length === 0) return `As good as your ${first.name}.`;
  const [one = '', two] = directions;
  const words = two ? `${one} and ${two}` : one;
  return `${capital(words)} than your ${first.name}. They’re ${distance.toFixed(0)} apart; you can see a difference from ${VISIBLE} up.`;
}
