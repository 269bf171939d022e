import { hexToLab, labToHex } from '@trueseason/color';
import type { Presentation } from '@trueseason/contracts';
import type { Garment, GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import type { Limb, Point } from '../line.ts';
import type { Body } from './body.ts';
import { SIDES } from './body.ts';
import { isLegged, Skirt, Trousers, WAIST_Y } from './bottoms.tsx';
import { bodice, neckOf } from './cut.ts';
import { LayerBack, LayerFront, layerCut } from './layers.tsx';
import type { Paint } from './paint.tsx';
import { OpenScarf, ScarfNape } from './scarf.tsx';
import { Bag, Belt, Feet, isFootwear, Tie } from './small.tsx';
import { Sleeve, Top, type TopCut, topCut } from './tops.tsx';

const CENTER = 150;
const mirrored = (line: readonly Point[]): Point[] => line.map(([x, y]) => [2 * CENTER - x, y]);
const both = (limb: Limb): readonly [Limb, Limb] => [limb, { ...limb, line: mirrored(limb.line) }];
const pair = (x: number, y: number): readonly [Point, Point] => [
  [x, y],
  [2 * CENTER - x, y],
];

/** What clothes hang by: nobody stands in them, sleeves and legs fall straight. */
const EMPTY: Body = {
  head: { x: CENTER, y: 46, tilt: 0, half: 0 },
  neck: 6.4,
  shoulder: pair(118.5, 98),
  armpit: pair(124, 126),
  chest: pair(124, 138),
  waist: pair(127, 172),
  hip: pair(122, 212),
  fork: [CENTER, 232],
  legs: both({
    line: [
      [136, 212],
      [135, 262],
      [135.5, 330],
      [136, 378],
      [136, 440],
    ],
    half: [13.4, 12.8, 9, 8.8, 6],
  }),
  arms: both({
    line: [
      [132, 101.5],
      [122.5, 108],
      [115, 132],
      [111.5, 160],
      [110, 188],
      [109.5, 216],
    ],
    half: [4.8, 5.6, 5.6, 5, 4.6, 4],
  }),
  free: 0,
  rests: 'hip',
  shorts: 0.26,
  tucks: false,
  feet: [9, -9],
};

/** Of the box of 300 by 500. */
const [RAIL_Y, FLOOR_Y, STANDS_Y] = [28, 432, 466];
/** Where a waistband hangs; it is worn lower. */
const CLIPPED_Y = 76;
/** How far aside what is worn above and what is worn below hang, where there are two. */
const [ABOVE_X, BELOW_X] = [-47, 49];
/** Nobody's head and arms need the room: clothes are larger than on a figure, from the rail down. */
const SCALE = 1.16;
/** A jumpsuit of that size would reach below the floor; its shoes stand beside it, and the bag at its other side. */
const [JUMPSUIT_SCALE, BESIDE_JUMPSUIT] = [1, 74];
/** How much higher what is worn above hangs than it is worn. */
const DROP = 8;
/** Hems of tops that are tucked in where they are worn. */
const UNTUCKED = 202;

const WOOD = '#B58E66';

export interface HungProps {
  readonly presentation: Presentation;
  readonly garments: readonly Garment[];
  readonly wall: string;
  readonly paint: (hex: string) => Paint;
}

/** Colors that are needed beside those of the garments. */
export const HUNG_WITH: readonly string[] = [WOOD];

/** Where an empty hand would carry a bag. */
const HANDLE_X = EMPTY.arms[0].line.at(-1)?.[0] ?? CENTER;
/** How large small things stand, and the height of their lowest part as they are drawn. */
const SHOES = { scale: 1.3, lowest: 467 };
const [HANDBAG, TOTE] = [
  { scale: SCALE, lowest: 270 },
  { scale: 0.92, lowest: 292 },
];
/** Where boots end above the ankle: lower below the hem of a coat, which would else hang into them. */
const [SHAFT, LOW_SHAFT] = [-26, -7];
const LONG_HEM = 300;

/** Onto the floor, its middle so far aside from the picture's. */
const standing = (aside: number, middle: number, { scale, lowest }: typeof SHOES): string =>
  `translate(${CENTER + aside} ${STANDS_Y}) scale(${scale}) translate(${-middle} ${-lowest})`;

/** A look without anybody in it: on a rail, its shoes on the floor. */
export function Hung({ presentation, garments, wall, paint }: HungProps): ReactNode {
  const find = (test: (kind: GarmentKind) => boolean) => garments.find(({ kind }) => test(kind));
  const legs = find(isLegged);
  const skirt = find((kind) => kind === 'skirt');
  const whole = find((kind) => kind === 'dress' || kind === 'jumpsuit');
  const below = legs ?? skirt;
  const belt = find((kind) => kind === 'belt');
  const feet = find(isFootwear);
  const bag = find((kind) => kind === 'bag');
  const [aboveX, belowX] = below ? [ABOVE_X, BELOW_X] : [0, 0];
  const isLong = whole?.kind === 'jumpsuit';
  const isBelowCoat = garments.some(({ kind }) => (layerCut(kind)?.hem ?? 0) > LONG_HEM);
  const shoesX = isLong ? -BESIDE_JUMPSUIT : below ? ABOVE_X : bag ? -44 : 0;
  const bagX = isLong ? BESIDE_JUMPSUIT : below ? BELOW_X : 60;
  const scale = isLong ? JUMPSUIT_SCALE : SCALE;
  return (
    <>
      <Room wall={wall} stands={[...(feet ? [shoesX] : []), ...(bag ? [bagX] : [])]} />
      <g transform={`translate(${CENTER} ${RAIL_Y}) scale(${scale}) translate(${-CENTER} ${-RAIL_Y})`}>
        {below && (
          <g transform={`translate(${belowX} ${CLIPPED_Y - WAIST_Y})`}>
            <Hook x={CENTER} from={RAIL_Y - CLIPPED_Y + WAIST_Y} to={WAIST_Y - 9} wall={wall} />
            {legs && <Trousers body={EMPTY} kind={legs.kind} paint={paint(legs.hex)} />}
            {skirt && <Skirt body={EMPTY} paint={paint(skirt.hex)} />}
            {belt && <Belt body={EMPTY} paint={paint(belt.hex)} />}
            <Clips wood={paint(WOOD)} />
          </g>
        )}
        <g transform={`translate(${aboveX} ${-DROP})`}>
          <Above garments={garments} whole={whole} wall={wall} paint={paint} />
          {belt && !below && <Belt body={EMPTY} paint={paint(belt.hex)} />}
        </g>
      </g>
      {feet && (
        <g transform={standing(shoesX, CENTER, SHOES)}>
          <Feet
            body={EMPTY}
            kind={feet.kind}
            heeled={presentation === 'feminine'}
            shaft={isBelowCoat ? LOW_SHAFT : SHAFT}
            paint={paint(feet.hex)}
            skin={null}
          />
        </g>
      )}
      {bag && (
        <g transform={standing(bagX, HANDLE_X, presentation === 'feminine' ? HANDBAG : TOTE)}>
          <Bag body={EMPTY} tote={presentation !== 'feminine'} paint={paint(bag.hex)} />
        </g>
      )}
    </>
  );
}

function Above({
  garments,
  whole,
  wall,
  paint,
}: Pick<HungProps, 'garments' | 'wall' | 'paint'> & { readonly whole: Garment | undefined }): ReactNode {
  const find = (test: (kind: GarmentKind) => boolean) => garments.find(({ kind }) => test(kind));
  const layer = find((kind) => !!layerCut(kind));
  const cut = layer && layerCut(layer.kind);
  const top = find((kind) => !!topCut(kind, EMPTY));
  const topIs = top && hungCut(topCut(top.kind, EMPTY), whole === undefined);
  const [scarf, tie] = (['scarf', 'tie'] as const).map((kind) => find((one) => one === kind));
  return (
    <>
      {scarf && <ScarfNape body={EMPTY} paint={paint(scarf.hex)} />}
      <Hook x={CENTER} from={RAIL_Y + DROP} to={86} wall={wall} />
      {layer && cut && <LayerBack body={EMPTY} cut={cut} paint={paint(layer.hex)} />}
      {(top ?? layer) && <Inside paint={paint((top ?? layer)?.hex ?? WOOD)} ease={(topIs ?? cut)?.ease} />}
      <Yoke wood={paint(WOOD)} />
      {top && topIs && <Top body={EMPTY} cut={topIs} paint={paint(top.hex)} closed={!!tie} />}
      {whole?.kind === 'dress' && <Skirt body={EMPTY} paint={paint(whole.hex)} />}
      {whole?.kind === 'jumpsuit' && <Trousers body={EMPTY} kind="wide-trousers" paint={paint(whole.hex)} />}
      {tie && <Tie body={EMPTY} paint={paint(tie.hex)} />}
      {layer && cut && <LayerFront body={EMPTY} cut={cut} paint={paint(layer.hex)} />}
      {SIDES.map((side) => (
        <g key={side}>
          {top && topIs && (
            <Sleeve body={EMPTY} side={side} to={topIs.sleeve} width={topIs.width} paint={paint(top.hex)} cuff />
          )}
          {layer && cut?.sleeve && (
            <Sleeve body={EMPTY} side={side} to={0.94} width={cut.sleeve} paint={paint(layer.hex)} />
          )}
        </g>
      ))}
      {scarf && <OpenScarf body={EMPTY} paint={paint(scarf.hex)} />}
    </>
  );
}

/** Nothing on a hanger is tucked in. */
const hungCut = (cut: TopCut | undefined, isAlone: boolean): TopCut | undefined =>
  cut && isAlone ? { ...cut, hem: Math.max(cut.hem, UNTUCKED), tucked: false } : cut;

const NO_EASE = { shoulder: 1, chest: 2, waist: 2, hip: 2 };

/** The back of a top, seen through its neckline. */
function Inside({ paint, ease = NO_EASE }: { paint: Paint; ease: TopCut['ease'] | undefined }): ReactNode {
  const [[left, y]] = neckOf(EMPTY);
  return (
    <path
      d={bodice(EMPTY, ease, 168, `Q${CENTER} ${y + 4} ${left} ${y}`)}
      fill={paint.deep}
      stroke={paint.line}
      strokeWidth="0.6"
    />
  );
}

const ironOf = (wall: string): string => {
  const [l, a, b] = hexToLab(wall);
  return labToHex([l - 52, a * 0.5, b * 0.5]);
};

const Hook = ({ x, from, to, wall }: { x: number; from: number; to: number; wall: string }): ReactNode => (
  <path
    d={`M${x} ${to}V${from + 14}C${x} ${from + 8} ${x + 6.4} ${from + 9} ${x + 6.4} ${from + 2}C${x + 6.4} ${from - 5.4} ${x - 5.6} ${from - 5.4} ${x - 5.6} ${from + 1}`}
    fill="none"
    stroke={ironOf(wall)}
    strokeWidth="1.7"
    strokeLinecap="round"
  />
);

const Yoke = ({ wood }: { wood: Paint }): ReactNode => (
  <path
    d={`M122 103C131 97 140 94 144 86Q${CENTER} 82 156 86C160 94 169 97 178 103L177 107C167 102 160 100 155 95Q${CENTER} 92 145 95C140 100 133 102 123 107Z`}
    fill={wood.fill}
    stroke={wood.line}
    strokeWidth="0.7"
  />
);

function Clips({ wood }: { wood: Paint }): ReactNode {
  const y = WAIST_Y - 12;
  return (
    <>
      <rect
        x={CENTER - 27}
        y={y}
        width="54"
        height="4.6"
        rx="2.3"
        fill={wood.fill}
        stroke={wood.line}
        strokeWidth="0.7"
      />
      {[-17, 17].map((off) => (
        <rect
          key={off}
          x={CENTER + off - 3}
          y={y - 1}
          width="6"
          height="14"
          rx="1.2"
          fill={wood.hex}
          stroke={wood.line}
          strokeWidth="0.7"
        />
      ))}
    </>
  );
}

/** Wall, floor and rail, and a shadow below each thing that stands. */
function Room({ wall, stands }: { wall: string; stands: readonly number[] }): ReactNode {
  const [l, a, b] = hexToLab(wall);
  const iron = ironOf(wall);
  return (
    <>
      <path d={`M-200 ${FLOOR_Y}H500V500H-200Z`} fill={labToHex([l - 4, a, b])} />
      <path d={`M-200 ${RAIL_Y + 1.6}H500`} stroke={iron} strokeWidth="3.2" />
      <path d={`M-200 ${RAIL_Y + 0.8}H500`} stroke={labToHex([l - 28, a, b])} strokeWidth="0.8" />
      {stands.map((x) => (
        <ellipse
          key={x}
          cx={CENTER + x + 6}
          cy={STANDS_Y - 1}
          rx="36"
          ry="5"
          fill={labToHex([l - 16, a, b])}
          opacity="0.75"
        />
      ))}
    </>
  );
}
