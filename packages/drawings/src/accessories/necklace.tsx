import type { DrawnJewelry } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { type MetalTones, metalTones } from './metal.ts';
import { Shine } from './shine.tsx';

/** Falls from behind the neck to a soft point, as a chain does that hangs from two sides. */
const LINE = 'M22 4C15 22 27 58 50 76C73 58 85 22 78 4';
/** Links of a chain: more of them would run together. Heavy ones are fewer, and as much larger. */
const LINKS = { fine: 36, heavy: 22 } as const;
const HEAVIER = 1.75;
/** A collar, broad in front and open behind the neck: closed, it would be taken for a ring. */
const COLLAR = 'M37 11C-2 24 -2 88 50 88C102 88 102 24 63 11L61.5 14.5C90 30 86 68 50 68C14 68 10 30 38.5 14.5Z';

const LEATHER = '#7A5233';

/** A necklace as it hangs, in a box of 100 by 100. */
export function Necklace({ kind, metal, stone, heavy = false }: DrawnJewelry['necklace']): ReactNode {
  const [light, middle, dark] = metalTones(metal);
  const fill = stone ?? middle;
  switch (kind) {
    case 'chain':
      return <Links tones={[light, middle, dark]} heavy={heavy} />;
    case 'layered':
      return (
        <>
          <Links tones={[light, middle, dark]} />
          <g transform="translate(50 9) scale(0.64 0.62) translate(-50 -9)">
            <Links tones={[light, middle, dark]} />
          </g>
        </>
      );
    case 'cord':
      return (
        <>
          <path d={LINE} fill="none" stroke={shade(LEATHER, -12)} strokeWidth="4.4" strokeLinejoin="round" />
          <path d={LINE} fill="none" stroke={LEATHER} strokeWidth="3" strokeLinejoin="round" />
          <path d="M47 74H53V79H47Z" fill={middle} stroke={dark} strokeWidth="1" />
          <rect x="43" y="78" width="14" height="18" rx="4" fill={middle} stroke={dark} strokeWidth="1.2" />
          <path d="M46.4 90V82" stroke={light} strokeWidth="2" strokeLinecap="round" />
        </>
      );
    case 'collar':
      return (
        <>
          <path d={COLLAR} fill={middle} fillRule="evenodd" stroke={dark} strokeWidth="1.2" />
          <path
            d="M14 58C19 71 31 79 46 80M58 79.4C62 78.7 66 77.4 69 75.4"
            fill="none"
            stroke={light}
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </>
      );
    case 'pendant':
      return (
        <>
          <path d={LINE} fill="none" stroke={dark} strokeWidth="2.4" />
          <path d={LINE} fill="none" stroke={middle} strokeWidth="1.4" />
          <circle cx="50" cy="85" r="10" fill={fill} stroke={dark} strokeWidth="1.4" />
          {/* Without a stone, a coin with its rim. */}
          {!stone && <circle cx="50" cy="85" r="6.8" fill="none" stroke={dark} strokeWidth="0.9" />}
          <Shine d="M44 85A6 6 0 0 1 49 79.4" on={fill} width={stone ? 2.2 : 1.4} />
        </>
      );
    case 'beads':
      return strand().map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={fill} stroke={shade(fill, -26)} strokeWidth="0.9" />
          <circle cx={x - r * 0.3} cy={y - r * 0.34} r={r * 0.28} fill={shade(fill, 30)} opacity="0.8" />
        </g>
      ));
  }
}

interface LinksProps {
  readonly tones: MetalTones;
  readonly heavy?: boolean;
}

/** A closed chain, link by link. */
const Links = ({ tones: [light, middle, dark], heavy = false }: LinksProps): ReactNode =>
  alongLine(heavy).map(([x, y, turn], i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: links of one chain never change places
      key={i}
      fill="none"
      transform={`translate(${x} ${y}) rotate(${turn})${heavy ? ` scale(${HEAVIER})` : ''}`}
    >
      {/* Every other link is seen from its side. */}
      <ellipse rx="4.4" ry={i % 2 ? 0.9 : 2.7} stroke={dark} strokeWidth="2.8" />
      <ellipse rx="4.4" ry={i % 2 ? 0.9 : 2.7} stroke={middle} strokeWidth="1.8" />
      <path d={`M-3 ${i % 2 ? -0.6 : -2.2}H2`} stroke={light} strokeWidth="0.9" strokeLinecap="round" />
    </g>
  ));

const [BEADS, STEPS] = [25, 400];
/** How far a strand closes again behind the neck, in radians. */
const BEHIND = 0.5;

type Point = readonly [x: number, y: number];

/** Around the neck, each touching the next and a little larger toward the middle. */
const strand = (): readonly (readonly [x: number, y: number, r: number])[] =>
  evenly((share) => {
    const angle = (Math.PI + 2 * BEHIND) * share - BEHIND;
    return [50 - 33 * Math.cos(angle), 32 + 45 * Math.sin(angle)];
  }, BEADS).map(([x, y], i) => [round(x), round(y), round(3.2 + 1.1 * Math.sin((Math.PI * i) / (BEADS - 1)))] as const);

/** Places along a closed chain, and how it runs there in degrees: a fine one falls to a soft point, a heavy one in a bow. */
function alongLine(heavy: boolean): readonly (readonly [x: number, y: number, turn: number])[] {
  const [wide, high, point] = heavy ? [33, 38, 0] : [28, 37, 7];
  const count = heavy ? LINKS.heavy : LINKS.fine;
  const places = evenly((share) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return [50 - wide * Math.cos(angle), 47 + high * Math.sin(angle) + point * Math.max(0, Math.sin(angle)) ** 6];
  }, count + 1).slice(0, count);
  return places.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [places.at(i - 1) ?? [x, y], places[(i + 1) % count] ?? [x, y]];
    return [round(x), round(y), Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI)];
  });
}

/** So many points of a line, as far from one to the next everywhere. */
function evenly(at: (share: number) => Point, count: number): readonly Point[] {
  const line = Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS));
  const gone = [0];
  for (const [i, [x, y]] of line.slice(1).entries()) {
    const [bx, by] = line[i] ?? [x, y];
    gone.push((gone[i] ?? 0) + Math.hypot(x - bx, y - by));
  }
  const length = gone.at(-1) ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    return line[gone.findIndex((way) => way >= share * length - 1e-9)] ?? [50, 76];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
