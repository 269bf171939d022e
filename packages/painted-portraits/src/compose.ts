import { type Lab, labToLinear, type Rgb } from '@trueseason/color';
import { paintBackground, paintEmptyScene } from './background.ts';
import type { Camera } from './camera.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { buildFigure, type Figure, type PersonColors } from './figure.ts';
import { paintGlasses } from './glasses.ts';
import { baldHead, coilyHair, shortHair } from './hair-cap.ts';
import { fallingHair } from './hair-falling.ts';
import type { HairField } from './hair-field.ts';
import { hairMeshes } from './hair-mesh.ts';
import { paintHat } from './hat.ts';
import { lightRig } from './lighting.ts';
import { mix } from './numeric.ts';
import { paintFigure } from './paint-figure.ts';
import { beardCover, paintBeard, paintBrows, paintLashes } from './paint-fine-hair.ts';
import { paintHairMass, paintStrands } from './paint-hair.ts';
import type { Person } from './person.ts';
import type { PhotoOptions, Placement } from './photo.ts';
import { createRandom, type Random } from './random.ts';
import type { Skull } from './skull.ts';
import { softenEdges } from './soften-edges.ts';

/** Width of an average face in cm, to scale a placement by. */
const FACE_WIDTH_CM = 14;
/** A phone at arm's length. */
const DISTANCE_CM = 58;

/** Paints the whole picture as it would be under even D65, with a figure for every person. */
export function compose(
  photo: PhotoOptions,
  width: number,
  height: number,
): { canvas: Canvas; figures: readonly Figure[] } {
  const canvas = createCanvas(width, height);
  if (photo.people.length === 0) {
    paintEmptyScene(canvas, photo.scene, photo.seed);
    return { canvas, figures: [] };
  }
  paintBackground(canvas, photo.background, color(photo.wall), photo.light.side, photo.seed);
  const figures = photo.people.map((person, i) => {
    const placement = photo.placements[i] ?? { x: 0.5, y: 0.43, faceWidth: 0.3 };
    return paintPerson(canvas, person, photo, placement);
  });
  return { canvas, figures };
}

/** Linear sRGB kept inside the gamut: reflectance is never negative. */
function color(lab: Lab): Rgb {
  const [r, g, b] = labToLinear(lab);
  return [Math.max(r, 0.001), Math.max(g, 0.001), Math.max(b, 0.001)];
}

function paintPerson(canvas: Canvas, person: Person, photo: PhotoOptions, placement: Placement): Figure {
  const { palette } = person;
  const colors: PersonColors = {
    skin: color(palette.skin),
    lips: color(palette.lips),
    hair: color(palette.hair),
    brow: color(palette.brow),
    iris: color(palette.iris),
    sclera: color(palette.sclera),
  };
  const camera: Camera = {
    width: canvas.width,
    height: canvas.height,
    centerX: canvas.width * placement.x,
    centerY: canvas.height * placement.y,
    distance: DISTANCE_CM,
    pixelsPerCm: (canvas.width * placement.faceWidth) / FACE_WIDTH_CM,
  };
  let field: HairField = baldHead(7, 0);
  const figure = buildFigure({
    shape: person.shape,
    masculine: person.masculine,
    eyesOpen: photo.eyesOpen,
    pose: photo.pose,
    camera,
    rig: lightRig(photo.light.side, photo.light.contrast),
    cover: (skull) => {
      field = hairOf(person, skull, createRandom('hair', person.seed), photo.hat ? 0.35 : 1);
      return hairMeshes(field);
    },
  });
  const shadow = 0.62 * person.beard;
  paintFigure(canvas, figure, {
    colors,
    marks: { freckles: person.freckles, blush: 0.5, seed: createRandom('pores', person.seed).range(0, 99) },
    gaze: { x: photo.gaze[0], y: photo.gaze[1], window: photo.light.side },
    outfit: { color: color(photo.cloth), neckline: photo.neckline },
    hairCover: (x, y, z) => Math.max(field.rootCover(x, y, z), shadow > 0 ? shadow * beardCover(figure, x, y, z) : 0),
  });
  paintHairMass(canvas, figure, colors.hair);
  softenEdges(canvas, figure.buffer);
  paintBrows(canvas, figure, colors.brow, createRandom('brows', person.seed));
  paintLashes(canvas, figure, colors.brow, person.lashes, createRandom('lashes', person.seed));
  if (person.beard > 0) paintBeard(canvas, figure, colors.hair, person.beard, createRandom('beard', person.seed));
  if (photo.glasses) paintGlasses(canvas, figure, photo.glasses, [0.03, 0.025, 0.025]);
  paintStrands(canvas, figure, colors.hair, field, createRandom('strands', person.seed));
  if (photo.hat) paintHat(canvas, figure, color(photo.hat));
  return figure;
}

function hairOf(person: Person, skull: Skull, random: Random, pressed: number): HairField {
  const front = random.range(6.6, 7.1);
  const receding = person.masculine > 0.5 ? random.range(0, 0.6) : 0;
  switch (person.hairStyle) {
    case 'short':
      return shortHair(skull, random, front, receding, pressed);
    case 'coils':
      return coilyHair(skull, random, front, pressed);
    case 'bald':
      return baldHead(front, random.range(0.1, 0.4));
    case 'bob':
    case 'long': {
      const bottomY = person.hairStyle === 'bob' ? random.range(-14, -11.3) : random.range(-28, -22);
      const part = random.pick([-24, -14, 0, 14, 24]);
      const wave = random.range(0.1, 1);
      const forward = random.pick([0, 1]);
      return fallingHair(skull, random, mix(front, 6.8, 0.5), { bottomY, part, wave, forward, pressed });
    }
  }
}
