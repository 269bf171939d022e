import type { Axis, SeasonName } from '@trueseason/contracts';
import { RING_COLORS } from '@trueseason/drawings';
import { AXIS_WORDS, RING, RING_ORDER } from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import { INK, type MeasuredReport } from '../model.ts';
import { type Box, distance, HALO, LABEL_SIZE, type PlacedLabel, placeLabels, widthOf } from './place-labels.ts';

/** Millimeters: the drawing is set in the size it is printed. */
const SIZE = 104;
/** How far the map reaches on either side: as far as the seasons need, or around the whole ellipse. */
const REACH = 1.25;
const FARTHEST = 1.9;
const AROUND = 0.06;
/** Half as wide as a season's dot is drawn, and the person's own, and the lines and air around it that no eye parts from it, in millimeters. */
const DOT_RADIUS = 1.8;
const OWN_DOT_RADIUS = 2.6;
const DOT_RIM = 0.7;
/** How far from its middle a dot is seen to touch a line: on the axes, where the map reaches least. */
const onAxis = (radius: number): number => (2 * REACH * (radius + DOT_RIM)) / SIZE;
export const DOT = onAxis(DOT_RADIUS);
export const OWN_DOT = onAxis(OWN_DOT_RADIUS);

/** Points along the middles of both axes. */
const MIDDLE_LINES = Array.from({ length: SIZE }, (_, i) => [
  { x: SIZE / 2, y: i },
  { x: i, y: SIZE / 2 },
]).flat();

/** Two axes at once: the twelve seasons as dots, the person as an ellipse of twice the standard uncertainty. */
export function AxisMap({ report, x: across, y: up }: { report: MeasuredReport; x: Axis; y: Axis }) {
  const { evidence, result, accent } = report;
  const [here, there] = [evidence.axes[across], evidence.axes[up]];
  const [h, v] = [AXIS_WORDS[across], AXIS_WORDS[up]];
  const ends = [here, there].map(({ value, sd }) => Math.abs(value) + 2 * sd + AROUND);
  const reach = Math.min(FARTHEST, Math.max(REACH, ...ends));
  const x = (value: number): number => ((value + reach) / (2 * reach)) * SIZE;
  const y = (value: number): number => SIZE - x(value);
  const dots = RING_ORDER.map((season) => ({
    season,
    x: x(RING[season].axes[across]),
    y: y(RING[season].axes[up]),
  }));
  const cross = { x: x(here.value), y: y(there.value) };
  const [rx, ry] = [(here.sd * SIZE) / reach, (there.sd * SIZE) / reach];
  const ring = outline({ ...cross, rx, ry });
  const [low, high] = [capital(h.low.label), capital(h.high.label)];
  const lowAt = besideAxis(ring, { left: 1, right: 1 + widthOf(low) });
  const highAt = besideAxis(ring, { left: SIZE - 1 - widthOf(high), right: SIZE - 1 });
  const labels = placeLabels(
    dots.map((dot) => ({ ...dot, text: dot.season, radius: radiusOf(dot.season === result.season) })),
    { marks: [cross], lines: ring, axes: MIDDLE_LINES, words: [lowAt, highAt], size: SIZE },
  );
  const words = [lowAt, highAt, ...labels.map(({ box }) => box)];
  const end = { fontFamily: 'Grotesk', fontSize: 3.1, fill: INK };
  return (
    <svg
      viewBox={`-4 -4 ${SIZE + 8} ${SIZE + 8}`}
      width={`${SIZE + 8}mm`}
      height={`${SIZE + 8}mm`}
      role="img"
      aria-label={`${across} against ${up}`}
    >
      <rect width={SIZE} height={SIZE} fill="none" stroke={INK} strokeWidth={0.1} />
      <clipPath id="axis-map">
        <rect width={SIZE} height={SIZE} />
      </clipPath>
      <clipPath id="axis-lines">
        <path d={`M0 0H${SIZE}V${SIZE}H0Z${words.map(around).join('')}`} clipRule="evenodd" />
      </clipPath>
      <ellipse clipPath="url(#axis-map)" cx={cross.x} cy={cross.y} rx={rx} ry={ry} fill={accent} fillOpacity={0.2} />
      {/* Axes leave out the words that they run through; stroked letters would become pictures of letters in a PDF. */}
      <path
        clipPath="url(#axis-lines)"
        d={`M${SIZE / 2} 0V${SIZE}M0 ${SIZE / 2}H${SIZE}`}
        fill="none"
        stroke={INK}
        strokeWidth={0.1}
        strokeDasharray="0.6 1"
      />
      <ellipse cx={cross.x} cy={cross.y} rx={rx} ry={ry} fill="none" stroke={accent} strokeWidth={0.25} />
      {dots.map((dot, i) => (
        <SeasonDot key={dot.season} dot={dot} label={labels[i]} strong={dot.season === result.season} />
      ))}
      <path d={`M${cross.x - 2.6} ${cross.y}h5.2M${cross.x} ${cross.y - 2.6}v5.2`} stroke={INK} strokeWidth={0.6} />
      <text x={1} y={baseOf(lowAt)} {...end}>
        {low}
      </text>
      <text x={SIZE - 1} y={baseOf(highAt)} textAnchor="end" {...end}>
        {high}
      </text>
      <text x={SIZE / 2} y={-1.6} textAnchor="middle" {...end}>
        {capital(v.high.label)}
      </text>
      <text x={SIZE / 2} y={SIZE + 3.2} textAnchor="middle" {...end}>
        {capital(v.low.label)}
      </text>
    </svg>
  );
}

/** Where a word at an end of the map stands: above the axis, or below it where the ellipse would strike it there. */
function besideAxis(ring: readonly { x: number; y: number }[], sides: Pick<Box, 'left' | 'right'>): Box {
  const above = { ...sides, top: SIZE / 2 - 1 - LABEL_SIZE * 0.8, bottom: SIZE / 2 - 0.3 };
  const below = { ...sides, top: SIZE / 2 + 0.9, bottom: SIZE / 2 + 4.2 };
  const isStruck = (box: Box) => ring.some((point) => distance(box, point) < HALO);
  const moved = (box: Box, by: number): Box => ({ ...box, top: box.top + by, bottom: box.bottom + by });
  const farther = [4, 8, 12].flatMap((by) => [moved(above, -by), moved(below, by)]);
  return [above, below, ...farther].find((box) => !isStruck(box)) ?? above;
}

const baseOf = ({ top }: Box): number => top + LABEL_SIZE * 0.8;

const radiusOf = (isOwn: boolean): number => (isOwn ? OWN_DOT_RADIUS : DOT_RADIUS);

/** The line around what words cover, with some room. */
const around = ({ left, right, top, bottom }: Box): string =>
  `M${left - HALO} ${top}H${right + HALO}V${bottom}H${left - HALO}Z`;

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Points along an ellipse, about a millimeter apart. */
function outline({ x, y, rx, ry }: Ellipse): { x: number; y: number }[] {
  const count = Math.ceil(2 * Math.PI * Math.max(rx, ry));
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count;
    return { x: x + rx * Math.cos(turn), y: y + ry * Math.sin(turn) };
  });
}

interface SeasonDotProps {
  readonly dot: { readonly season: SeasonName; readonly x: number; readonly y: number };
  readonly label: PlacedLabel | undefined;
  readonly strong: boolean;
}

function SeasonDot({ dot: { season, x: cx, y: cy }, label, strong }: SeasonDotProps) {
  return (
    <g>
      {label?.leader && (
        <path
          d={`M${label.leader[0].x} ${label.leader[0].y}L${label.leader[1].x} ${label.leader[1].y}`}
          stroke={INK}
          strokeWidth={0.1}
        />
      )}
      <circle cx={cx} cy={cy} r={radiusOf(strong)} fill={RING_COLORS[season][0]} stroke={INK} strokeWidth={0.1} />
      {label && (
        <text
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          fontFamily="Grotesk"
          fontSize={LABEL_SIZE}
          fontWeight={strong ? 600 : 400}
          fill={INK}
        >
          {season}
        </text>
      )}
    </g>
  );
}
