import type { Lab } from '@trueseason/color';
import type { Background, EmptyScene } from './background.ts';
import type { Pose } from './camera.ts';
import type { Glasses } from './glasses.ts';
import type { Outfit } from './paint-figure.ts';
import type { Person } from './person.ts';

export interface PhotoLight {
  /** Correlated color temperature in kelvin, 2700..9000; 6504 leaves colors as they are. */
  readonly kelvin: number;
  /** Share by which the light is greener (+) or pinker (-), e.g. 0.08. */
  readonly tint: number;
  /** How much of the light's color the camera takes out, 0..1. */
  readonly whiteBalance: number;
  /** Exposure in stops. */
  readonly exposure: number;
  /** Where the window is: -1 left .. 1 right. */
  readonly side: number;
  /** 0 light from all around .. 1 one window in a dark room. */
  readonly contrast: number;
}

/** The place of one face: the point between the eyes and the width of the face, as shares of the picture's size. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly faceWidth: number;
}

export interface PhotoOptions {
  /** Nobody, one person or several; by default one made from the seed. */
  readonly people: readonly Person[];
  /** What to show when there are no people. */
  readonly scene: EmptyScene;
  /** Chance that belongs to the photo and not to the person. */
  readonly seed: string;
  /** Size in pixels as displayed. */
  readonly width: number;
  readonly height: number;
  readonly placements: readonly Placement[];
  readonly pose: Pose;
  /** 1 as usual, 0 closed. */
  readonly eyesOpen: number;
  /** Sideways and upward look, in cm that the iris moves. */
  readonly gaze: readonly [number, number];
  readonly light: PhotoLight;
  readonly glasses?: Glasses | undefined;
  /** Color of a knitted cap. */
  readonly hat?: Lab | undefined;
  readonly background: Background;
  readonly wall: Lab;
  readonly neckline: Outfit['neckline'];
  readonly cloth: Lab;
  /** Radius of the blur in thousandths of the picture's width. */
  readonly blur: number;
  /** Sensor noise, 0 none .. 1 a phone in the evening. */
  readonly noise: number;
  readonly monochrome: boolean;
  readonly format: 'jpeg' | 'png';
  readonly quality: number;
  /** EXIF orientation, 1..8: the pixels are stored turned so that a reader that honors it sees them upright. */
  readonly orientation: number;
  readonly profile: 'srgb' | 'display-p3';
  /** Writes a camera's make and a GPS position into the EXIF data, for tests that must see them removed. */
  readonly personalExif: boolean;
}

/** What a caller may give; everything else is a clean studio portrait in neutral light. */
export type PortraitOptions = Partial<Omit<PhotoOptions, 'people' | 'light' | 'pose' | 'placements'>> & {
  readonly person?: Person;
  readonly people?: readonly Person[];
  readonly light?: Partial<PhotoLight>;
  readonly pose?: Partial<Pose>;
  readonly placement?: Partial<Placement>;
  readonly placements?: readonly Placement[];
};
