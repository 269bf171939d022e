import { hueDifference, type Lab, labToLch, lchToLab } from '@trueseason/style/color';

/** L* of the deepest and the fairest skin in well-exposed photos: up to 8 lighter than measured on skin. */
const DEEPEST = 20;
const FAIREST = 88;
/** Hue angles in degrees: the middle, and the distance of the rosiest and the most golden skin. */
const HUE = 55;
const HUE_REACH = 25;
/** C* of skin hardly exceeds `MOST`. From `USUAL` on it is compressed, which keeps its order. */
const USUAL = 24;
const MOST = 32;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/**
 * The nearest color of human skin. Spectrophotometers find facial skin of all populations in a small part of Lab: about
 * L* 20 to 80, C* up to 30, hue 30 to 80 degrees (Xiao et al. 2017, Skin Research and Technology 23, 21; CIE TC 1-92,
 * Skin Color Database). Cameras often make it half as saturated again.
 */
export function believableSkin(lab: Lab): Lab {
  const [lightness, chroma, hue] = labToLch(lab);
  const room = MOST - USUAL;
  return lchToLab([
    within(lightness, DEEPEST, FAIREST),
    chroma > USUAL ? USUAL + room * (1 - Math.exp((USUAL - chroma) / room)) : chroma,
    HUE + within(hueDifference(HUE, hue), -HUE_REACH, HUE_REACH),
  ]);
}
