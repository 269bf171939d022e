import { deltaE00, linearLuminance, linearToLab, type Rgb } from '@trueseason/color';
import { AS_LOWLIGHTS } from '@trueseason/seasons/hair-page';
import { VERY_NEARLY } from '@trueseason/seasons/hair-reach';
import type { Pixels } from '../../garment/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import { grayness, grayOf, saltOf } from './gone-gray.ts';
import { coveredBy } from './light-ends.ts';
import { CHANNELS } from './matte.ts';
import { type OwnTint, ownTintOf } from './own-tint.ts';
import { type Layer, paintPixels, pixelOf, ramp } from './paint.ts';
import { within } from './plane.ts';
import { FLOOR, type Strands } from './strands.ts';

/**
 * How much lighter than those around them, in logarithms, strands are that lowlights leave, and how much of those; light
 * that lies wider counts for less, as it is shade as well as gray.
 */
const GRAY_FROM = [-0.25, 0.65] as const;
const GRAY_STAYS = 0.85;
const WIDELY = 0.3;
/** A swatch shows hair with its shine; what lies below the shine is darker. */
const BODY = 0.85;
/**
 * How much of the cast of the photo's light is believed, between amber and blue and between magenta and green: lamps and
 * skies differ along the first, and over so much of a picture a wrong one shows.
 */
const [WARMTH, TINT] = [0.85, 0.2];
/** How much of the brightest strand is shine, which has the light's color; and how much deeper a tint is in shade. */
const SHINE = 0.45;
const DEEPENS = 0.18;
/**
 * Hair often lies in less light than the face: the nearer a color is to the hair's own, in logarithms of luminance, the
 * more the hair itself tells of its light; and it is not believed further than these.
 */
const NEAR = { all: 0.3, none: 2.5, darker: -1.3, lighter: 0.7 } as const;
/** Colors as near as the first, channel by channel, only tint the hair that is there; from the second on none of it stays. */
const ALIKE = [0.15, 1.1] as const;
/**
 * All of the hair together has the swatch's tint: what was told of the hair and its light may be off, and copper is what
 * shows. So much another, in CIEDE2000, a color has to be for that; one that is very nearly the hair's own only tints it, by
 * what both differ, and by less of that the nearer they are: told again, the hair itself may come out as far away. So much a
 * channel is changed at most.
 */
const SURELY_OTHER = [VERY_NEARLY, 7] as const;
const FARTHEST = 1.7;
/** Around where it is no longer called very nearly that of the hair, a color comes out as far from it as it is. */
const AS_FAR = [VERY_NEARLY - 0.5, VERY_NEARLY + 0.5] as const;
/**
 * How far above the middle, in logarithms, strands take on twice of what a darker dye darkens, up to so much more, and the
 * share of its tint with each of those: left as light they pass for undyed, and as pale they turn green.
 */
const TAKES_MORE = { above: [0, 0.6], most: 0.3, tint: 2.7 } as const;
/** How much of what is redder or paler than the middle, in hair that is only tinted, another color takes away: blond would turn ginger at its roots. */
const EVENLY = 0.5;
/** How much of the brightest strands of such hair is shine, which takes no dye: without it light brown would be ginger where it is lit. None by a darker dye. */
const PALER = 0.25;
/**
 * Gray and white hair lies in patches of either: what spreads wider than the first is patches and no shade alone, and from
 * the second on dye covers them, until shade and light on them spread as on hair of one color.
 */
const PATCHED = [0.3, 0.5] as const;
const EVENED = 0.24;
/** Where light lies on such hair its patches are evened by so much of that: what was clipped there stays a highlight. */
const LIT = 0.6;
/** From so much another on dye covers patches whole: hair of two colors was told as one between them, and neither is that. */
const COVERS = [VERY_NEARLY, 6.5] as const;
/** How much of what lighter lengths are lighter by a darker dye takes away, wide and in their strands: shine stays. */
const TAKEN_DOWN = { wide: 0.8, strands: 0.35 } as const;
/**
 * Hair with hardly a hue shows the photo's cast between green and magenta on itself: dyed without it, it looks green beside
 * skin that has it. So much of it is believed, in logarithms, and at most the second.
 */
const ROSY = { believed: 0.7, most: 0.15 } as const;
/**
 * A color that is less red than hair is seen looks green beside skin that has the same cast: what both show of it, skin and
 * hair, in logarithms of red over green, is believed up to so much.
 */
const REDDISH = 0.25;
/** Grays take so much less of either: silver with all of it is pink. */
const NEUTRAL = 0.6;
/** Logarithms of luminance between which hair goes from black to white. */
const [BLACK, WHITE] = [-4.5, -0.5];
/**
 * How far strands spread over black hair, in logarithms, and how much less over white; light and shade likewise. What the
 * photo's are multiplied by to spread so far lies between two bounds, and no photo's are taken to spread less than `least`.
 */
const STRANDS: Spread = { black: 0.42, less: 0.24, least: 0.06, by: [0.45, 2.1] };
const LIGHT: Spread = { black: 0.7, less: 0.35, least: 0.12, by: [0.5, 1.15] };
/** Shadows are the room's, whatever the color: so much of them stays at least. */
const SHADE_STAYS = 0.8;
/** How far below and above the middle light and strands bring a pixel at most, in logarithms. */
const SHADE_ENDS = [-1.8, 1.3] as const;
const STRAND_ENDS = [-1.2, 1.1] as const;
/** How much light on the hair shines beside the strands; and what both together come to at most, for which shine is whole. */
const LIGHT_SHINES = 0.35;
const ALL_SHINE = 1.6;
/** How far below the middle, in logarithms, a tint goes on getting deeper. */
const DEEPEST = 1.2;
/** The lightest hair, as a share of what the lamp shows of white; in linear luminance, and never less than the second. */
const LIGHTEST = [0.95, 0.3] as const;
/** And how much of the lamp's cast, as a power: in amber light a brown without any would pass for gray. */
const IN_LAMP = 0.25;

/**
 * Hair color. Light and strands stay as they are, in logarithms, as pigment swallows light: only the middle moves to the
 * new color, and strands differ as much as they do in hair that is that light. At the edge the old hair is taken out of
 * each pixel before the new one goes in.
 */
export function hairLayer({ pixels, strands, light, hair }: FacePhoto, wear?: string): Layer | null {
  if (!strands) return null;
  const worn = (pigment: Rgb, lit: Lit): Dyed =>
    wear === AS_LOWLIGHTS ? betweenGray(dyedIn(pigment, lit, false), lit) : dyedIn(pigment, lit);
  const lit: Lit = {
    strands,
    photo: pixels,
    lamp: lampOf(light),
    light,
    own: hair,
    tint: ownTintOf(strands, pixels),
    gray: hair ? Math.max(grayOf(hair), saltOf(hair, strands, pixels, light)) : 0,
  };
  return {
    paint: (target, pigment) => paintPixels(target, strands.pixels, worn(pigment, lit)),
    moves: (pigment) => movedBy(worn(pigment, lit), strands, pixels),
    isOwn: (pigment) => hair !== null && awayFrom(hair, pigment) < VERY_NEARLY,
  };
}

/** How far the color of the hair moves: the mean over its pixels, as CIEDE2000. */
function movedBy(dyed: Dyed, { pixels, shares }: Strands, photo: Pixels): number {
  const into = new Float32Array(3);
  let [sum, count] = [0, 0];
  for (const i of tellingOf(pixels, shares)) {
    dyed(i, into);
    sum += deltaE00(labOf(pixelOf(photo, pixels[i] ?? 0)), labOf([into[0] ?? 0, into[1] ?? 0, into[2] ?? 0]));
    count += 1;
  }
  return sum / Math.max(1, count);
}

const labOf = ([r, g, b]: Rgb) => linearToLab([within(r, 0, 1), within(g, 0, 1), within(b, 0, 1)]);

/** Hair in the light of a photo. */
interface Lit {
  readonly strands: Strands;
  readonly photo: Pixels;
  readonly lamp: Rgb;
  /** As skin shows it, with all of its cast. */
  readonly light: Rgb;
  /** Its own color. */
  readonly own: Rgb | null;
  readonly tint: OwnTint;
  /** How surely it is gray, white, or dark with gray in it. */
  readonly gray: number;
}

/** The light with as much of its cast as is believed, and half of how bright or dim it is, in logarithms. */
function lampOf(light: Rgb): Rgb {
  const [r, g, b] = [Math.log(light[0]), Math.log(light[1]), Math.log(light[2])];
  const warmth = (WARMTH * (r - b)) / 2;
  const tint = (TINT * (r + b - 2 * g)) / 3;
  const cast: Rgb = [Math.exp(warmth + tint / 2), Math.exp(-tint), Math.exp(tint / 2 - warmth)];
  const level = Math.sqrt(linearLuminance(light)) / linearLuminance(cast);
  return [level * cast[0], level * cast[1], level * cast[2]];
}

/** A color as the lamp would show it, and how light that is. */
function shownIn(lamp: Rgb, pigment: Rgb) {
  const color: Rgb = [BODY * pigment[0] * lamp[0], BODY * pigment[1] * lamp[1], BODY * pigment[2] * lamp[2]];
  const middle = linearLuminance(color);
  return { color, middle, log: Math.log(middle + FLOOR) };
}

interface Spread {
  readonly black: number;
  readonly less: number;
  readonly least: number;
  readonly by: readonly [number, number];
}

/** What a photo's spread is multiplied by, to be that of hair as pale as this. */
const spreadBy = ({ black, less, least, by }: Spread, pale: number, spread: number): number =>
  within((black - less * pale) / Math.max(least, spread), ...by);

/** What each pixel's strands are multiplied by. */
function finenessOf({ contrast, texture }: Strands, pale: number): (i: number) => number {
  const fine = spreadBy(STRANDS, pale, contrast);
  // Where light washed strands out they lie nearer together than elsewhere, and the dye would leave them a flat patch.
  return (i) => {
    const here = texture[i] ?? contrast;
    return here < contrast ? spreadBy(STRANDS, pale, here) : fine;
  };
}

/** How far a pixel lies above the middle, as a share of where strands take on most. */
const aboveMiddle = ({ lit, strand }: Strands, i: number): number =>
  ramp((lit[i] ?? 0) + (strand[i] ?? 0), ...TAKES_MORE.above);

/** What a pixel of the strands shows once it is dyed. */
type Dyed = (i: number, into: Float32Array) => void;

/** @param isAll whether lighter lengths are dyed as well: lowlights leave them as they are */
function dyedIn(pigment: Rgb, { strands, photo, lamp, light, own, tint, gray }: Lit, isAll = true): Dyed {
  const { pixels, behind, lit, strand } = strands;
  const { color, middle, log: byLamp } = shownIn(lamp, pigment);
  const { off, ratio, darker, tinted, other } = own ? besideOwn(own, pigment, strands.middle, lamp) : STRANGE;
  const logMiddle = byLamp + off;
  const white = linearLuminance(lamp);
  const top = Math.max(LIGHTEST[1], white * LIGHTEST[0]);
  // 0 for black hair, 1 for white: light strands differ less from each other, and shade is filled by what they scatter.
  const pale = within((logMiddle - BLACK) / (WHITE - BLACK), 0, 1);
  const fineAt = finenessOf(strands, pale);
  const bend = spreadBy(LIGHT, pale, strands.unevenness);
  const patched = own ? gray * ramp(strands.unevenness, ...PATCHED) * ramp(awayFrom(own, pigment), ...COVERS) : 0;
  const evened = EVENED / Math.max(EVENED, strands.unevenness);
  const eased = (by: number, share = 1): number => by + (Math.min(by, evened) - by) * patched * share;
  const [inShade, inLight] = [eased(Math.max(bend, SHADE_STAYS)), eased(bend, LIT)];
  const { covered, filled } = coveredBy(strands, logMiddle, isAll ? other * (1 - gray) : 0);
  const staysAt = (i: number): number => tinted * (1 - patched) * (1 - (covered[i] ?? 0));
  /** The hair that a pixel shows, as much as it does, and what that is painted on. */
  const hairIn: Dyed = (i, into) => {
    const down = covered[i] ?? 0;
    const byLight = (lit[i] ?? 0) * (1 - TAKEN_DOWN.wide * down);
    const byStrand = (strand[i] ?? 0) * fineAt(i) * (1 - TAKEN_DOWN.strands * down);
    const shade = within(byLight * (byLight < 0 ? inShade : inLight), ...SHADE_ENDS);
    const log = logMiddle + shade + within(byStrand, ...STRAND_ENDS);
    const bright = Math.max(0, Math.exp(log) - FLOOR);
    const seen = below(top, bright);
    const shine =
      (SHINE * (within(byStrand, 0, STRAND_ENDS[1]) + LIGHT_SHINES * within(shade, 0, SHADE_ENDS[1]))) / ALL_SHINE;
    const depth = 1 + DEEPENS * within(logMiddle - log, 0, DEEPEST);
    for (const c of CHANNELS) into[c] = (color[c] / middle) ** depth * (1 - shine) + (lamp[c] / white) * shine;
    const level = seen / luminanceOf(into);
    const there = pixelOf(photo, pixels[i] ?? 0);
    const lightest = Math.max(...there, top);
    const stays = staysAt(i);
    const deeper = Math.exp(-darker * aboveMiddle(strands, i));
    for (const c of CHANNELS) {
      const hair = (filled[i] ?? 0) * (into[c] ?? 0) * level;
      const was = Math.max(0, there[c] - roomIn(i, c));
      const stained = was * ratio[c] * deeper;
      into[c] = hair + (Math.min(stained, Math.max(was, below(lightest, stained))) - hair) * stays;
    }
  };
  const roomIn = (i: number, c: 0 | 1 | 2) => (1 - (filled[i] ?? 0)) * (behind[i * 3 + c] ?? 0);
  const inLamp = inLampOf(pigment, { own, tint, lamp, light });
  const mean = meanOf(strands, hairIn);
  const toned = towards(inLamp, mean, other);
  const bare = Math.max(1e-6, linearLuminance(mean));
  return (i, into) => {
    hairIn(i, into);
    const bright = luminanceOf(into);
    const stays = staysAt(i);
    const above = aboveMiddle(strands, i);
    const evenly = stays * Math.max(EVENLY * other, TAKES_MORE.tint * darker * above);
    const ownTint = (1 - stays) * (1 - (covered[i] ?? 0));
    // What stays of the hair that is there has its tint already, where roots and shade are redder than the color.
    for (const c of CHANNELS) {
      const own = (into[c] ?? 0) / Math.max(1e-6, bright);
      const even = (Math.max(mean[c] / bare, 1e-3) / Math.max(own, 1e-3)) ** evenly;
      into[c] = (into[c] ?? 0) * (tint.factors[i * 3 + c] ?? 1) ** ownTint * within(even, 1 / FARTHEST, FARTHEST);
    }
    const level = bright / Math.max(1e-6, luminanceOf(into));
    const pale = Math.max(0, PALER - darker) * stays * other * above;
    for (const c of CHANNELS) {
      const dyed = (into[c] ?? 0) * level * toned[c];
      into[c] = roomIn(i, c) + dyed + ((bright * lamp[c]) / white - dyed) * pale;
    }
  };
}

/** A color as it looks in the light of the photo, as far as the cast of that is believed. */
function inLampOf(pigment: Rgb, { own, tint, lamp, light }: Pick<Lit, 'own' | 'tint' | 'lamp' | 'light'>): Rgb {
  const takes = 1 - NEUTRAL * grayness(pigment);
  const byHair = own && tint.middle ? takes * rosierThan(own, tint.middle) : 0;
  const redder = (than: Rgb) => (tint.middle ? rednessOf(tint.middle) - rednessOf(than) : 0);
  const reddish = within(rednessOf(light), 0, REDDISH);
  const byLight = takes * within(redder(pigment), 0, own ? within(redder(own), 0, reddish) : reddish);
  const believed = Math.max(0, byLight - byHair) / Math.max(rednessOf(light), 1e-3);
  const shown = (c: 0 | 1 | 2) => pigment[c] * lamp[c] ** IN_LAMP * light[c] ** believed;
  return [shown(0), shown(1) * Math.exp(-byHair), shown(2)];
}

/** Lowlights: they make nothing lighter, and the lightest strands, which are the gray ones, keep the color that they have. */
function betweenGray(dyed: Dyed, { photo, strands: { pixels, lit, strand } }: Lit): Dyed {
  return (i, into) => {
    dyed(i, into);
    const kept = GRAY_STAYS * ramp((strand[i] ?? 0) + WIDELY * (lit[i] ?? 0), ...GRAY_FROM);
    const there = pixelOf(photo, pixels[i] ?? 0);
    const darker = Math.min(1, linearLuminance(there) / Math.max(1e-6, luminanceOf(into)));
    for (const c of CHANNELS) into[c] = (into[c] ?? 0) * darker * (1 - kept) + there[c] * kept;
  };
}

const luminanceOf = (into: Float32Array): number => linearLuminance([into[0] ?? 0, into[1] ?? 0, into[2] ?? 0]);

const rednessOf = ([r, g]: Rgb): number => Math.log(Math.max(r, 1e-3) / Math.max(g, 1e-3));

/** How much rosier hair is seen than it was told, as far as that is the photo's cast and no pigment told wrong. */
function rosierThan(own: Rgb, seen: Rgb): number {
  const more = (c: 0 | 1 | 2) => Math.log(seen[c] / Math.max(own[c], 1e-3));
  return within(ROSY.believed * grayness(own) * ((more(0) + more(2)) / 2 - more(1)), 0, ROSY.most);
}

/** As many pixels tell the color of all. */
const LOOKED_AT = 4000;

/** Which of them, in order of light, tell what color hair is seen to have: below is shade, and above it shine. */
const MIDDLE = [0.25, 0.75] as const;

/** Those of them that are all hair. */
function* tellingOf(pixels: Uint32Array, shares: Float32Array): Generator<number> {
  for (let i = 0; i < pixels.length; i += Math.max(1, Math.floor(pixels.length / LOOKED_AT))) {
    if ((shares[i] ?? 0) >= 0.95) yield i;
  }
}

/** The mean of what lies in the middle of light. */
function meanOf({ pixels, shares }: Strands, hairIn: Dyed): Rgb {
  const into = new Float32Array(3);
  const found: Rgb[] = [];
  for (const i of tellingOf(pixels, shares)) {
    hairIn(i, into);
    found.push([into[0] ?? 0, into[1] ?? 0, into[2] ?? 0]);
  }
  const sorted = found.toSorted((a, b) => linearLuminance(a) - linearLuminance(b));
  const middle = sorted.slice(Math.floor(MIDDLE[0] * found.length), Math.ceil(MIDDLE[1] * found.length));
  const of = (c: 0 | 1 | 2) => middle.reduce((sum, rgb) => sum + rgb[c], 0);
  return [of(0), of(1), of(2)];
}

/** What makes a color, as light as it is, into one with the tint of another; by that share of it. */
function towards(pigment: Rgb, mean: Rgb, share: number): Rgb {
  const [wanted, is] = [linearLuminance(pigment), linearLuminance(mean)];
  if (is <= 0) return [1, 1, 1];
  const of = (c: 0 | 1 | 2) =>
    within((pigment[c] / wanted / Math.max(mean[c] / is, 1e-3)) ** share, 1 / FARTHEST, FARTHEST);
  const toned: Rgb = [of(0), of(1), of(2)];
  const level = is / linearLuminance([toned[0] * mean[0], toned[1] * mean[1], toned[2] * mean[2]]);
  return [level * toned[0], level * toned[1], level * toned[2]];
}

/** No strand is brighter than a white surface in this light: what would be comes softly near it. */
function below(top: number, light: number): number {
  const knee = 0.6 * top;
  return light > knee ? top - (top - knee) * Math.exp((knee - light) / (top - knee)) : light;
}

/** As CIEDE2000. */
const awayFrom = (own: Rgb, pigment: Rgb): number => deltaE00(linearToLab(own), linearToLab(pigment));

/** How a color lies beside that of the hair itself. */
interface Beside {
  /** How much lighter hair of that color is seen here than the lamp alone tells, in logarithms. */
  readonly off: number;
  /** What makes the hair's own color into it, and how much of the picture that makes. */
  readonly ratio: Rgb;
  readonly tinted: number;
  /** How much darker that is, in logarithms; 0 where it is lighter. */
  readonly darker: number;
  /** How surely it is another. */
  readonly other: number;
}

const STRANGE: Beside = { off: 0, ratio: [1, 1, 1], darker: 0, tinted: 0, other: 1 };

/** @param seen how light the middle of the hair is seen, as a logarithm */
function besideOwn(own: Rgb, pigment: Rgb, seen: number, lamp: Rgb): Beside {
  const away = awayFrom(own, pigment);
  const other = ramp(away, ...SURELY_OTHER);
  const asFar = ramp(away, ...AS_FAR);
  const counted = Math.max(asFar, ramp(away, 0, SURELY_OTHER[1]));
  const ratioOf = (c: 0 | 1 | 2) => (Math.max(pigment[c], 1e-3) / Math.max(own[c], 1e-3)) ** counted;
  const apart = Math.max(...CHANNELS.map((c) => Math.abs(Math.log(ratioOf(c)))));
  const ratio: Rgb = [ratioOf(0), ratioOf(1), ratioOf(2)];
  const [told, asked] = [shownIn(lamp, own).log, shownIn(lamp, pigment).log];
  const near = 1 - ramp(Math.abs(asked - told), NEAR.all, NEAR.none);
  return {
    off: near * within(seen - told, NEAR.darker, NEAR.lighter),
    ratio,
    darker: asFar * within(Math.log(linearLuminance(own) / linearLuminance(pigment)), 0, TAKES_MORE.most),
    tinted: 1 - ramp(apart, ...ALIKE) * other,
    other,
  };
}
