import type { PhotoProblem, PhotoWarning } from '../photos/photo.ts';
import type { LockedResult } from '../schemas/analysis-result.ts';
import type { PhotoVerdict } from '../schemas/fields.ts';
import { CUT_OUT } from '../upload/photo-file.ts';

export interface PhotoAdvice {
  readonly label: string;
  readonly advice: string;
}

export const PHOTO_PROBLEM_ADVICE: Readonly<Record<PhotoProblem, PhotoAdvice>> = {
  unreadable: {
    label: 'We couldn’t open this photo',
    advice: 'The file looks damaged. Choose another photo, or take a new one and save it as JPEG or PNG.',
  },
  cut_out: { label: 'The background was cut out', advice: CUT_OUT.advice },
  no_face: {
    label: 'No face found',
    advice: 'Choose a photo that shows your face from the front, from the hairline to the chin.',
  },
  several_faces: {
    label: 'More than one face',
    advice: 'Choose a photo of just you, or crop the others out.',
  },
  too_far: {
    label: 'Too far away',
    advice: 'Come closer. Your face should fill about half the picture so we can see your eye color.',
  },
  eyes_hidden: {
    label: 'Your eyes are hidden',
    advice: 'Take off sunglasses and move hair aside. We use the whites of your eyes to read the light.',
  },
  eyes_closed: {
    label: 'Your eyes are closed',
    advice: 'Choose a photo with both eyes open, looking at the camera.',
  },
  blurred: {
    label: 'Out of focus',
    advice: 'Hold the phone still, wipe the lens, and tap your face to focus.',
  },
  overexposed: {
    label: 'Too bright',
    advice: 'Parts of your face are washed out. Step out of direct sun or flash and face a window instead.',
  },
  underexposed: {
    label: 'Too dark',
    advice: 'It’s too dark to see your colors. Face a window in daylight and try again.',
  },
  strong_cast: {
    label: 'Colored light',
    advice: 'The light tints everything. Turn off lamps and screens and use plain daylight from a window.',
  },
  black_and_white: {
    label: 'No color in this photo',
    advice: 'Choose a color photo without a black-and-white effect.',
  },
  filtered: {
    label: 'A filter seems to be on',
    advice: 'Turn off beauty and color filters and take the photo with the plain camera app.',
  },
  turned_away: {
    label: 'Face turned away',
    advice: 'Look straight at the camera so we can see both cheeks and both eyes.',
  },
  face_covered: {
    label: 'Face covered',
    advice: 'Take off the mask or scarf. We need to see your cheeks, mouth, and chin.',
  },
};

export const PHOTO_WARNING_ADVICE: Readonly<Record<PhotoWarning, PhotoAdvice>> = {
  head_turned: { label: 'Head turned', advice: 'Looking straight at the camera works better.' },
  uneven_light: {
    label: 'One cheek looks darker',
    advice: 'If that’s the light, face a window so both cheeks get the same.',
  },
  sides_differ: {
    label: 'Something on one side of your face',
    advice: 'One side has another color or lightness than the other. If that isn’t you, face a window.',
  },
  mouth_covered: {
    label: 'Something on your face',
    advice: 'It covers or colors part of your mouth, so we left your lips out.',
  },
  headwear: {
    label: 'Hair hard to see',
    advice: 'That’s fine. Your face is enough, and a photo that shows your hair can help.',
  },
  glasses: { label: 'Glasses', advice: 'Lenses tint and reflect. We see your eyes better without them.' },
  tinted_glasses: {
    label: 'Tinted glasses',
    advice: 'The lenses color your eyes, so we left their whites out. We see you better without them.',
  },
  slightly_blurred: { label: 'A little soft', advice: 'A sharper photo shows your eyes better.' },
  mild_cast: { label: 'Colors look tinted', advice: 'Daylight from a window works better.' },
  small_face: { label: 'Face a little small', advice: 'Come a little closer.' },
  hazy: {
    label: 'Hazy or faded',
    advice: 'Wipe the lens, and keep the window behind the camera. Haze softens your colors.',
  },
  unlike_others: {
    label: 'Unlike your other photos',
    advice: 'Your photos look like different people. If all are of you, the light may be why, and nothing is needed.',
  },
  repeated: {
    label: 'Same shot twice',
    advice: 'Add a different one.',
  },
  makeup_likely: { label: 'Looks like makeup', advice: 'Bare skin shows your own colors best.' },
};

/** Advice for a warning; for a repeat it names the other photo, if known. */
export function adviceOn(warning: PhotoWarning, { repeatOf }: Pick<PhotoVerdict, 'repeatOf'>): PhotoAdvice {
  const advice = PHOTO_WARNING_ADVICE[warning];
  return warning === 'repeated' && repeatOf ? { ...advice, label: `The same shot as photo ${repeatOf}` } : advice;
}

/** Advice about a photo. If it does not count, only that: retaking it in better light would not help. */
export const shownWarnings = (warnings: readonly PhotoWarning[]): readonly PhotoWarning[] =>
  warnings.includes('repeated') ? ['repeated'] : warnings;

/** What is said before payment about photos that do not count; "" if all do. Names pairs just as before the upload. */
export function repeatedPhotosText(repeated: LockedResult['repeated']): string {
  const advice = [...new Set(repeated.map(({ repeatOf }) => repeatOf))].map((counting) => {
    const otherPositions = repeated.filter(({ repeatOf }) => repeatOf === counting).map(({ position }) => position);
    const numbers = [...otherPositions, counting].sort((a, b) => a - b);
    return `Photos ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are the same shot and count as one.`;
  });
  return advice.join(' ');
}

export const doDiffer = (photos: readonly Pick<PhotoVerdict, 'warnings'>[]): boolean =>
  photos.some(({ warnings }) => warnings.includes('unlike_others'));

/** The second of two pictures of one moment adds no information. */
export const doesCount = ({ warnings }: Pick<PhotoVerdict, 'warnings'>): boolean => !warnings.includes('repeated');

/** Whether all photos show glasses: eyes are never seen without lenses, and no frame is tried on. */
export const alwaysInGlasses = (photos: readonly Pick<PhotoVerdict, 'warnings'>[]): boolean =>
  photos.length > 0 &&
  photos.every(({ warnings }) => warnings.includes('glasses') || warnings.includes('tinted_glasses'));
