import type { PhotoProblem, PhotoWarning } from './photo.ts';
import type { LockedResult } from './schemas/analysis-result.ts';
import type { PhotoVerdict } from './schemas/fields.ts';

export interface PhotoAdvice {
  /** What we saw, as a short label. */
  readonly label: string;
  /** What the customer can do about it. */
  readonly advice: string;
}

export const PHOTO_PROBLEM_ADVICE: Readonly<Record<PhotoProblem, PhotoAdvice>> = {
  unreadable: {
    label: 'We could not open this photo',
    advice: 'The file looks damaged. Choose another photo, or take a new one and save it as JPEG or PNG.',
  },
  no_face: {
    label: 'No face found',
    advice: 'Choose a photo that shows your face from the front, from the hairline to the chin.',
  },
  several_faces: {
    label: 'More than one face',
    advice: 'Choose a photo with you alone, or crop the others out, so that we measure the right person.',
  },
  too_far: {
    label: 'Too far away',
    advice: 'Come closer: your face should fill about half of the picture so that we can see the color of your eyes.',
  },
  eyes_hidden: {
    label: 'Your eyes are hidden',
    advice: 'Take off sunglasses and move hair aside. We use the whites of your eyes to read the light.',
  },
  eyes_closed: {
    label: 'Your eyes are closed',
    advice: 'Choose a photo in which both eyes are open and look toward the camera.',
  },
  blurred: {
    label: 'Out of focus',
    advice: 'Hold the phone still, wipe the lens and tap on your face to focus before you take the photo.',
  },
  overexposed: {
    label: 'Too bright',
    advice: 'Parts of your face are washed out. Step out of direct sun or flash and face a window instead.',
  },
  underexposed: {
    label: 'Too dark',
    advice: 'There is too little light to see your colors. Face a window in daylight and try again.',
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
    advice: 'Look straight at the camera, so that both cheeks and both eyes can be seen.',
  },
  face_covered: {
    label: 'Face covered',
    advice: 'Take off the mask or scarf: we read the color of your cheeks, mouth and chin.',
  },
};

export const PHOTO_WARNING_ADVICE: Readonly<Record<PhotoWarning, PhotoAdvice>> = {
  head_turned: { label: 'Head turned', advice: 'Looking straight at the camera gives a surer reading.' },
  uneven_light: { label: 'Light from one side', advice: 'Face the window so that both cheeks are lit alike.' },
  headwear: {
    label: 'Hair covered',
    advice: 'That is fine: we go by what your face shows. A photo that shows your hair would add to it.',
  },
  glasses: { label: 'Glasses', advice: 'Without glasses we see your eyes without tint or reflections.' },
  slightly_blurred: { label: 'A little soft', advice: 'A sharper photo shows the pattern of your eyes better.' },
  mild_cast: { label: 'Tinted light', advice: 'Daylight from a window needs less correction.' },
  small_face: { label: 'Face rather small', advice: 'A closer photo gives more to measure.' },
  hazy: {
    label: 'Hazy or faded',
    advice: 'Wipe the lens and keep the window behind the camera: haze makes colors look softer than yours are.',
  },
  unlike_others: {
    label: 'Unlike your other photos',
    advice:
      'These photos read as differently as photos of different people would: check that all of them are of you, in similar light.',
  },
  repeated: {
    label: 'Same shot twice',
    advice: 'Two pictures of one moment count as one. One from another moment would make your result surer.',
  },
  makeup_likely: { label: 'Makeup, it seems', advice: 'Bare skin shows your own colors best.' },
};

/** What is said of a photo for a warning: of one that repeats another, which, where that is known. */
export function adviceOn(warning: PhotoWarning, { repeatOf }: Pick<PhotoVerdict, 'repeatOf'>): PhotoAdvice {
  const said = PHOTO_WARNING_ADVICE[warning];
  return warning === 'repeated' && repeatOf ? { ...said, label: `The same shot as photo ${repeatOf}` } : said;
}

/** Advice about a photo. If it does not count, only that: retaking it in better light would not help. */
export const shownWarnings = (warnings: readonly PhotoWarning[]): readonly PhotoWarning[] =>
  warnings.includes('repeated') ? ['repeated'] : warnings;

/**
 * What is said before anyone pays of photos that do not count; "" where all do. The pair is named as it is before photos
 * are sent: nobody is told to exchange one there and the other here.
 */
export function leftOutSaid(repeated: LockedResult['repeated']): string {
  if (repeated.length === 0) return '';
  const said = [...new Set(repeated.map(({ repeatOf }) => repeatOf))].map((counting) => {
    const numbers = repeated.filter(({ repeatOf }) => repeatOf === counting).map(({ position }) => position);
    if (counting === null) return `${photosNamed(numbers)} the same shot as another, which counts alone.`;
    return `${photosNamed([...numbers, counting])} the same shot and count as one.`;
  });
  return said.join(' ');
}

/** "Photo 2 is", "Photos 1, 2 and 3 are". */
function photosNamed(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = sorted.pop();
  return sorted.length === 0 ? `Photo ${last} is` : `Photos ${sorted.join(', ')} and ${last} are`;
}

/** Whether photos were found to differ as those of several people do. */
export const doDiffer = (photos: readonly Pick<PhotoVerdict, 'warnings'>[]): boolean =>
  photos.some(({ warnings }) => warnings.includes('unlike_others'));

/** One of two pictures of one moment does not count: it can tell nothing that the other does not. */
export const doesCount = ({ warnings }: Pick<PhotoVerdict, 'warnings'>): boolean => !warnings.includes('repeated');

/** Whether glasses are worn on every photo: no eyes are seen without lenses before them, and no frame is tried on. */
export const alwaysInGlasses = (photos: readonly Pick<PhotoVerdict, 'warnings'>[]): boolean =>
  photos.length > 0 && photos.every(({ warnings }) => warnings.includes('glasses'));
