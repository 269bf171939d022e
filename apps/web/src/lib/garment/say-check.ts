import { VISIBLE } from '@trueseason/color';
import { capital } from '@trueseason/seasons/capital';
import type { GarmentProblem, JudgedColor } from './check-garment.ts';
import type { LightSource } from './find-light.ts';
import type { Verdict } from './judge-color.ts';

export const VERDICTS: Readonly<Record<Verdict, string>> = { yours: 'Yours', near: 'Near', not: 'Not yours' };

export const VERDICT_MEANS: Readonly<Record<Verdict, string>> = {
  yours: 'It belongs to your palette.',
  near: 'It lies beside your palette. Wear it away from the face, or with one of yours between.',
  not: 'It lies outside your palette.',
};

export const LIGHT_SAYS: Readonly<Record<LightSource, string>> = {
  background: 'The light was read from the white background.',
  white: 'The light was read from the white that you pointed at.',
  skin: 'The light was read from your skin, whose color we know.',
  camera: 'The light is as your camera saw it. Point at something white to be surer.',
};

/** Why it cannot be told, and what to do about it. */
export const PROBLEMS: Readonly<Record<GarmentProblem, string>> = {
  too_dark: 'It is too dark to tell colors apart. Go where there is light, and take it again.',
  too_bright: 'What you pointed at is so bright that its color is lost. Point at a part of it in less light.',
  colored_light:
    'All that is in this picture is warm, and that may be the lamp. Point at something white in it, or go to a window.',
  bad_hint: 'What you pointed at is no white in any light. Point at paper, a white wall or a white label.',
  no_garment: 'No garment stands out here. Point at it.',
  light_decides: 'This light could make it yours or not. Point at something white in the picture, or go to a window.',
};

/** Where a color lies, as a sentence: "Darker and warmer than your Rust, and 12 apart: from 2 on, a difference can be seen." */
export function sayPlace({ directions, distance, nearest, harm }: JudgedColor): string {
  const [first] = nearest;
  if (!first) return '';
  if (harm) return `Nearer to ${harm.name}, which you avoid, than to ${first.name}.`;
  if (directions.length === 0) return `As good as your ${first.name}.`;
  const [one = '', two] = directions;
  const words = two ? `${one} and ${two}` : one;
  return `${capital(words)} than your ${first.name}, and ${distance.toFixed(0)} apart: from ${VISIBLE} on, a difference can be seen.`;
}
