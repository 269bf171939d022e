import type { Axis, SeasonName } from '@trueseason/contracts';
import { RING_COLORS } from '@trueseason/drawings';
import { AXIS_WORDS, RING, RING_ORDER } from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import { INK, type MeasuredReport } from '../model.ts';
import { type Box, HALO, LABEL_SIZE, type PlacedLabel, placeLabels } from './place-labels.ts';

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
  const labels = placeLabels(
    dots.map((dot) => ({ ...dot, text: dot.season })),
    [cross],
    [...outline({ ...cross, rx, ry }), ...MIDDLE_LINES],
    SIZE,
  );
  const row = { top: SIZE / 2 - 4, bottom: SIZE / 2 - 0.3 };
  const words: Box[] = [
    ...labels.filter(({ struck }) => struck).map(({ box }) => box),
    { ...row, left: 0.5, right: 0.5 + widthOf(h.low.label) },
    { ...row, left: SIZE - 0.5 - widthOf(h.high.label), right: SIZE - 0.5 },
  ];
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
      {/* Lines leave out the words that they run through; stroked letters would become pictures of letters in a PDF. */}
      <g clipPath="url(#axis-lines)" fill="none">
        <path
          d={`M${SIZE / 2} 0V${SIZE}M0 ${SIZE / 2}H${SIZE}`}
          stroke={INK}
          strokeWidth={0.1}
          strokeDasharray="0.6 1"
        />
        <ellipse cx={cross.x} cy={cross.y} rx={rx} ry={ry} stroke={accent} strokeWidth={0.25} />
      </g>
      {dots.map((dot, i) => (
        <SeasonDot key={dot.season} dot={dot} label={labels[i]} strong={dot.season === result.season} />
      ))}
      <path d={`M${cross.x - 2.6} ${cross.y}h5.2M${cross.x} ${cross.y - 2.6}v5.2`} stroke={INK} strokeWidth={0.6} />
      <text x={1} y={SIZE / 2 - 1} {...end}>
        {capital(h.low.label)}
      </text>
      <text x={SIZE - 1} y={SIZE / 2 - 1} textAnchor="end" {...end}>
        {capital(h.high.label)}
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

/** Of a word at the ends of the map, in millimeters, with some room. */
const widthOf = (label: string): number => 1.7 * label.length + 1;

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
      <circle
        cx={cx}
        cy={cy}
        r={strong ? OWN_DOT_RADIUS : DOT_RADIUS}
        fill={RING_COLORS[season][0]}
        stroke={INK}
        strokeWidth={0.1}
      />
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
