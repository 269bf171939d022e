import { type AxisPosition, SEASON_AXES } from '@trueseason/color';
import type { Axis, SeasonName } from '@trueseason/contracts';
import { RING_ORDER } from './ring.ts';

/** What separates each season from the next one on the ring. */
const NEXT_ON_RING: Readonly<Record<SeasonName, string>> = {
  'Bright Spring':
    'Bright Spring and True Spring are both warm and fresh. Bright Spring needs colors to be clear first and can take contrast and a few cool notes; True Spring needs them golden first and is content with less contrast.',
  'True Spring':
    'True Spring and Light Spring share sunshine. True Spring is warmer and holds stronger color such as marigold and grass; Light Spring is paler and more neutral, and the same marigold would wear the person.',
  'Light Spring':
    'Light Spring and Light Summer are equally delicate, and what parts them is temperature: peach, buttermilk and light coral on the spring side, rose, powder blue and dove on the summer side.',
  'Light Summer':
    'Light Summer and True Summer are both cool. Light Summer stays near the top of the value scale, while True Summer is cooler still and comfortable with mid-depth raspberry, denim and navy.',
  'True Summer':
    'True Summer and Soft Summer differ in how much gray they welcome. True Summer keeps a plainly cool, rosy note; Soft Summer moves towards neutral and wants colors dusted, as if seen through haze.',
  'Soft Summer':
    'Soft Summer and Soft Autumn are the two most muted seasons. Look at the undertone: mauve, slate and rosewood settle on Soft Summer, while fawn, honey and olive settle on Soft Autumn.',
  'Soft Autumn':
    'Soft Autumn and True Autumn meet in warmth. Soft Autumn needs its earth colors softened and light in touch; True Autumn is more golden and carries full rust, mustard and olive.',
  'True Autumn':
    'True Autumn and Dark Autumn share spice. In True Autumn gold leads and depth is moderate; in Dark Autumn depth leads, so oxblood, espresso and deep petrol replace pumpkin and camel.',
  'Dark Autumn':
    'Dark Autumn and Dark Winter are the two deepest seasons. A warm dark such as mahogany or olive belongs to Dark Autumn; a cold dark such as ink, pine or burgundy belongs to Dark Winter.',
  'Dark Winter':
    'Dark Winter and True Winter are both cool and defined. Dark Winter is deeper and tolerates a trace of warmth; True Winter is colder and purer, at ease with royal blue and plain white.',
  'True Winter':
    'True Winter and Bright Winter share strong contrast. True Winter asks for coldness before anything else; Bright Winter asks for brilliance and can step a little closer to neutral for it.',
  'Bright Winter':
    'Bright Winter and Bright Spring have clarity in common. Bright Winter leans cool and takes black, fuchsia and electric blue; Bright Spring leans warm and takes coral, poppy and sunflower.',
};

const POLES: Readonly<Record<Axis, readonly [low: string, high: string]>> = {
  temperature: ['cooler', 'warmer'],
  value: ['deeper', 'lighter'],
  chroma: ['more muted', 'clearer'],
  contrast: ['lower in contrast', 'higher in contrast'],
};

/** The two seasons beside this one on the ring, the one before first. */
export function neighboursOf(season: SeasonName): [SeasonName, SeasonName] {
  const at = RING_ORDER.indexOf(season);
  const name = (position: number): SeasonName => RING_ORDER[(position + 12) % 12] ?? season;
  return [name(at - 1), name(at + 1)];
}

/** What separates two seasons in plain words: written for neighbours, derived from the axes for others. */
export function whyDifferent(a: SeasonName, b: SeasonName): string {
  if (a === b) throw new RangeError(`${a} does not differ from itself`);
  if (neighboursOf(a)[1] === b) return NEXT_ON_RING[a];
  if (neighboursOf(b)[1] === a) return NEXT_ON_RING[b];
  return fromAxes(a, b);
}

function fromAxes(a: SeasonName, b: SeasonName): string {
  const [from, to]: [AxisPosition, AxisPosition] = [SEASON_AXES[a], SEASON_AXES[b]];
  const differences = (Object.keys(POLES) as Axis[])
    .map((axis) => ({ axis, by: from[axis] - to[axis] }))
    .sort((x, y) => Math.abs(y.by) - Math.abs(x.by))
    .filter(({ by }, index) => index === 0 || Math.abs(by) >= 0.4)
    .slice(0, 2)
    .map(({ axis, by }) => POLES[axis][by > 0 ? 1 : 0]);
  return `Beside ${b}, ${a} is ${differences.join(' and ')}.`;
}
