import type { DrawnJewelry } from '@trueseason/style/seasons';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { type MetalTones, metalTones } from './metal.ts';
import { Shine } from './shine.tsx';

/** From behind the neck to a soft point, like a hanging chain. */
const LINE = 'M22 4C15 22 27 58 50 76C73 58 85 22 78 4';
/** Number and size of a chain's links; more would run together. */
const LINKS = { fine: [44, 0.8], medium: [34, 1.05], heavy: [22, 1.65] } as const;
/** A rigid collar, open behind the neck: closed, it would look like a ring. */
const COLLAR = 'M39 13C5 23 7 84 50 84C93 84 95 23 61 13';

/** How much darker (L*) outlines of thin metal are than its shadow: pale metal would be lost on cream. */
const OUTLINE = 14;

const LEATHER = '#7A5233';

/** A necklace as worn, in a box of 100 by 100. */
export function Necklace({ kind, metal, stone, links }: DrawnJewelry['necklace']): ReactNode {
  const [light, middle, dark] = metalTones(metal);
  const fill = stone ?? middle;
  const edge = shade(dark, -OUTLINE);
  switch (kind) {
    case 'chain':
      return <Links tones={[light, middle, dark]} links={links} />;
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
        <g fill="none" strokeLinecap="round">
          <path d={COLLAR} stroke={edge} strokeWidth="6.4" />
          <path d={COLLAR} stroke={middle} strokeWidth="4.8" />
          <path d="M17 50C18 66 30 79 46 81.6M58 81C63 80 67 78 71 75" stroke={light} strokeWidth="1.8" />
        </g>
      );
    case 'pendant':
      return (
        <>
          <path d={LINE} fill="none" stroke={edge} strokeWidth="2.8" />
          <path d={LINE} fill="none" stroke={light} strokeWidth="1.5" strokeDasharray="2.2 1.4" />
          <path d="M48.4 74.5A2.6 2.6 0 1 1 51.6 74.5" fill="none" stroke={edge} strokeWidth="1.6" />
          <circle cx="50" cy="85" r={stone ? 8.6 : 10} fill={fill} stroke={edge} strokeWidth="1.4" />
          {/* Round like a pearl; without a stone, a coin with a rim. */}
          {stone ? (
            <path d="M56.8 81A7.9 7.9 0 0 1 44.4 90.6A9.6 9.6 0 0 0 56.8 81Z" fill={shade(stone, -18)} />
          ) : (
            <circle cx="50" cy="85" r="6.8" fill="none" stroke={dark} strokeWidth="0.9" />
          )}
          <Shine d="M45 85A5 5 0 0 1 49 80.4" on={fill} width={stone ? 2.2 : 1.4} />
        </>
      );
    case 'beads':
      return strand().map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={fill} stroke={shade(fill, -26)} strokeWidth="0.9" />
          <circle cx={x - r * 0.3} cy={y - r * 0.34} r={r * 0.28} fill={shade(fill, 30)} fillOpacity="0.8" />
        </g>
      ));
  }
}

interface LinksProps {
  readonly tones: MetalTones;
  readonly links?: keyof typeof LINKS | undefined;
}

/** A closed chain, link by link. */
const Links = ({ tones: [light, middle, dark], links = 'medium' }: LinksProps): ReactNode =>
  alongLine(links).map(([x, y, turn], i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: links of one chain never change places
      key={i}
      fill="none"
      strokeLinecap="round"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${LINKS[links][1]})`}
    >
      {/* Every other link is seen edge-on, short enough to leave its neighbors open: filled, they look like a rope. */}
      {i % 2 ? (
        <>
          <path d="M-2.3 0H2.3" stroke={shade(dark, -OUTLINE)} strokeWidth="3.2" />
          <path d="M-2.3 0H2.3" stroke={middle} strokeWidth="1.6" />
        </>
      ) : (
        <>
          <ellipse rx="4.2" ry="3" stroke={shade(dark, -OUTLINE)} strokeWidth="2.5" />
          <ellipse rx="4.2" ry="3" stroke={middle} strokeWidth="1.3" />
          <path d="M-2.6 -2.4H1.4" stroke={light} strokeWidth="0.8" />
        </>
      )}
    </g>
  ));

const BEADS = 25;
/** Straight pieces of a drawn line. */
const STEPS = 400;
/** How far a strand closes behind the neck, in radians. */
const BEHIND = 0.5;

type Point = readonly [x: number, y: number];

/** Touching pearls around the neck, larger toward the middle. */
const strand = (): readonly (readonly [x: number, y: number, r: number])[] =>
  evenly((share) => {
    const angle = (Math.PI + 2 * BEHIND) * share - BEHIND;
    return [50 - 33 * Math.cos(angle), 32 + 45 * Math.sin(angle)];
  }, BEADS).map(([x, y], i) => [round(x), round(y), round(3.2 + 1.1 * Math.sin((Math.PI * i) / (BEADS - 1)))] as const);

/** Positions along a closed chain with its angle in degrees: fine ones fall to a soft point, heavy ones in a bow. */
function alongLine(links: keyof typeof LINKS): readonly (readonly [x: number, y: number, turn: number])[] {
  const [wide, high, point] = links === 'heavy' ? [33, 38, 0] : [29, 37, 7];
  const [count] = LINKS[links];
  const places = evenly((share) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return [50 - wide * Math.cos(angle), 47 + high * Math.sin(angle) + point * Math.max(0, Math.sin(angle)) ** 6];
  }, count + 1).slice(0, count);
  return places.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [places.at(i - 1) ?? [x, y], places[(i + 1) % count] ?? [x, y]];
    return [round(x), round(y), Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI)];
  });
}

/** Evenly spaced points of a line. */
function evenly(pointAt: (share: number) => Point, count: number): readonly Point[] {
  const line = Array.from({ length: STEPS + 1 }, (_, i) => pointAt(i / STEPS));
  const distances = [0];
  for (const [i, [x, y]] of line.slice(1).entries()) {
    const [bx, by] = line[i] ?? [x, y];
    distances.push((distances[i] ?? 0) + Math.hypot(x - bx, y - by));
  }
  const length = distances.at(-1) ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    return line[distances.findIndex((distance) => distance >= share * length - 1e-9)] ?? [50, 76];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
