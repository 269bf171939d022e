import type { Rgb } from '@trueseason/color';
import { project } from './camera.ts';
import { type Canvas, REGIONS } from './canvas.ts';
import type { Figure } from './figure.ts';
import type { HairField, Strand } from './hair-field.ts';
import { SURFACES } from './mesh.ts';
import { clamp, mix, normalize, smoothstep, type Vec3 } from './numeric.ts';
import { noise, type Random } from './random.ts';
import { ATTRIBUTES } from './raster.ts';
import { type Shade, shade } from './shade.ts';
import { CRANIUM } from './skull.ts';
import { drawStroke, type StrokePoint } from './stroke.ts';

const MASS = { softness: 0.25, shine: 0, tightness: 1 } as const;

/** The dark mass that shows between strands. */
export function paintHairMass(canvas: Canvas, { buffer, rig }: Figure, hair: Rgb): void {
  const light: Shade = { r: 0, g: 0, b: 0, shine: 0 };
  // Light hair lights its own depths.
  const depth = 0.56 + 0.36 * Math.sqrt(hair[1]);
  for (let pixel = 0; pixel < buffer.surface.length; pixel++) {
    if ((buffer.surface[pixel] as number) !== SURFACES.hair) continue;
    const o = pixel * ATTRIBUTES;
    const x = buffer.attributes[o] as number;
    const y = buffer.attributes[o + 1] as number;
    const grain = depth + 0.16 * noise(x * 8, y * 1.1);
    shade(
      light,
      rig,
      MASS,
      buffer.attributes[o + 3] as number,
      buffer.attributes[o + 4] as number,
      buffer.attributes[o + 5] as number,
      1,
      buffer.attributes[o + 7] as number,
    );
    canvas.rgb[pixel * 3] = hair[0] * light.r * grain;
    canvas.rgb[pixel * 3 + 1] = hair[1] * light.g * grain;
    canvas.rgb[pixel * 3 + 2] = hair[2] * light.b * grain;
    canvas.region[pixel] = REGIONS.hair;
  }
}

/** Light on a lock (Kajiya and Kay 1989): it answers by its direction, with the mass's own roundness mixed in. */
export function strandLight(figure: Figure, tangent: Vec3, normal: Vec3, shift: number): readonly [number, number] {
  const { rig } = figure;
  const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const along = dot(tangent, rig.key);
  const across = Math.sqrt(Math.max(0, 1 - along * along));
  const facing = clamp((dot(normal, rig.key) + 0.35) / 1.35);
  const fill = clamp((dot(normal, rig.fill) + 0.35) / 1.35);
  const half = normalize([rig.key[0], rig.key[1], rig.key[2] + 1]);
  const th = dot(tangent, half) + shift;
  const sine = Math.max(0, 1 - th * th);
  // A narrow white reflection off the surface, a broad one that takes the hair's color.
  const gloss = (sine ** 70 + 0.12 * sine ** 14) * facing * rig.keyStrength;
  const glow = sine ** 18 * facing * 0.35;
  const round = 0.15 + 0.85 * facing;
  const body = rig.keyStrength * (across * round * 0.95 + glow) + rig.fillStrength * fill + rig.ambient * 0.85;
  return [body, gloss];
}

/** Strands from the lowest layer to the outermost. */
export function paintStrands(canvas: Canvas, figure: Figure, hair: Rgb, field: HairField, random: Random): void {
  const layers = 3;
  const perLayer = Math.round(field.strands / layers);
  const spread = toneSpread(hair);
  for (let layer = 0; layer < layers; layer++) {
    const height = layer / (layers - 1);
    for (let n = 0; n < perLayer; n++) {
      const strand = field.strand(random, height);
      paintStrand(canvas, figure, strand, field.steps, {
        hair,
        tone: Math.exp(spread * (random.normal() + 0.9 * strand.lock)) * mix(0.7, 1.06, height),
        warmth: 1 + 0.04 * random.normal(),
        shift: 0.1 * strand.lock + 0.07 * random.normal(),
        width: field.width * figure.camera.pixelsPerCm * random.range(0.4, 1.1),
      });
    }
  }
}

/** How unlike neighboring hairs are: least in white hair, most in gray, which is a mixture of both. */
function toneSpread([r, g, b]: Rgb): number {
  const gray = clamp(1 - (4 * (r - b)) / (r + g + b)) * smoothstep(0.03, 0.15, g) * smoothstep(0.6, 0.3, g);
  return 0.24 - 0.14 * Math.sqrt(g) + 0.16 * gray;
}

interface StrandLook {
  readonly hair: Rgb;
  readonly tone: number;
  readonly warmth: number;
  readonly shift: number;
  readonly width: number;
}

function paintStrand(canvas: Canvas, figure: Figure, strand: Strand, steps: number, look: StrandLook): void {
  const { camera, headTurn, rotate } = figure;
  const { hair, warmth } = look;
  const [cx, cy, cz] = CRANIUM.center;
  const rest: Vec3[] = [];
  for (let i = 0; i <= steps; i++) rest.push(strand.path(i / steps));
  const points = rest.map((p, i): StrokePoint => {
    const t = i / steps;
    const before = rest[Math.max(0, i - 1)] as Vec3;
    const after = rest[Math.min(steps, i + 1)] as Vec3;
    const tangent = rotate(normalize([after[0] - before[0], after[1] - before[1], after[2] - before[2]]));
    const normal = rotate(normalize([p[0] - cx, Math.max(0, p[1] - cy), p[2] - cz]));
    const [body, gloss] = strandLight(figure, tangent, normal, look.shift);
    const [x, y, near] = project(camera, headTurn(p));
    const shine = gloss * (0.075 + 0.2 * hair[1]);
    const value = look.tone * body * mix(0.85, 1.06, t);
    return {
      x,
      y,
      near,
      width: look.width * (1 - 0.75 * smoothstep(0.7, 1, t)),
      r: hair[0] * value * warmth + shine * 1.05,
      g: hair[1] * value + shine,
      b: (hair[2] * value) / warmth + shine * 0.9,
      alpha: smoothstep(0, 0.12, t) * 0.85,
    };
  });
  drawStroke(canvas, figure.buffer, points, REGIONS.hair);
}
