import type { Evidence, Head, MorePhotosFor, NamedColor } from '@trueseason/contracts';
import { directionsFrom, hexToLab } from '../../color/index.ts';
import type { Facts } from '../../person/facts.ts';
import { listed } from '../../seasons/listed.ts';

/** Texts next to photos; only the screen knows what they show. */
export const BESIDE_PHOTOS = {
  hairAlready: 'Your hair has nearly these colors already, so there’s nothing to try on.',
  cheeksAlready: 'Your cheeks already have that much color, so the blush barely shows.',
  lowlights: 'Drawn as lowlights, so your gray strands stay.',
  hairUnclear: 'Your hair is left out: no photo shows it clearly against its background.',
  hairLittle: 'We can’t draw hair colors well on these photos. The guide below shows each color.',
} as const;

export const ON_PHOTO = {
  unseen: (features: string) => `We couldn’t see your ${features} color.`,
  neckBelow: 'We read your neck below the edge of this picture.',
} as const;

/** Why more photos would help. */
export const WHY_MORE: Readonly<Record<MorePhotosFor, string>> = {
  season: 'Photos from another day tell us most.',
  place: 'All in one place: one more elsewhere makes your result surer.',
  count: 'One more photo makes your result surer: take it on another day.',
  eyes: 'You’re wearing glasses in all of your photos, and lenses tint and reflect.',
  hair: 'Your hair is covered in your photos. If you also wear it uncovered, one photo is enough to measure it.',
};

/** In place of a feature's color; for hair by head, as a bare or covered head is not the photo's fault. */
export const UNREAD: Readonly<Record<Head | 'told', string>> = {
  hair: 'Not seen clearly enough.',
  bare: 'None to measure, so your season rests on your other features.',
  covered: 'Covered, so your season rests on your other features.',
  told: 'Shown as you told us.',
};

/** The two readings of skin, where they differ. */
export const SKIN_NAMES = { read: 'Skin, as we read it', photographed: 'Skin, as in your photos' } as const;

/** Why photographed skin differs from the skin that is shown. */
export const SKIN_AS_PHOTOGRAPHED: Readonly<Record<Exclude<Facts['skinInPhotos'], 'alike'>, string>> = {
  deeper: 'We read it lighter beside what is white in your photos.',
  lighter: 'We read it deeper beside what is white in your photos.',
  tinted: 'We took the tint of the light out.',
};

export const LIGHT_SOURCE: Readonly<Record<Evidence['light']['source'], string>> = {
  paper: 'Read from a white surface beside the face and the whites of the eyes.',
  eyes: 'Read from the whites of the eyes and from skin.',
  assumed: 'Assumed from what most photos look like.',
};

/** What is measured of cloths and the skin above them; never an effect on the face. */
export function besideSkin(cloths: readonly NamedColor[], { features: { skin } }: Pick<Evidence, 'features'>): string {
  const differences = cloths.map(({ hex }) => listed(directionsFrom([...skin.lab], hexToLab(hex))) || 'close to it');
  const names = cloths.map(({ name }) => name);
  const [first] = differences;
  const sentences = differences.every((one) => one === first)
    ? [`${listed(names)} ${names.length > 1 ? 'are' : 'is'} ${first}`]
    : names.map((name, i) => `${name} is ${differences[i]}`);
  return `Beside your skin, ${sentences.join('; ')}.`;
}
