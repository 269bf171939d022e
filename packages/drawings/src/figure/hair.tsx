import type { ReactNode } from 'react';
import { at, fold, type Point } from '../line.ts';
import { BACK_GROWTHS, FRONT_GROWTHS } from './hair-growths.ts';
import { Folds, Grown, type Paint, Piece } from './paint.tsx';
import type { FigureHair } from './sitter.ts';

interface HairProps {
  readonly hair: FigureHair;
  readonly paint: Paint;
  /** How much higher than a figure's the shoulders lie: hair that is said to reach them ends there. */
  readonly raised?: number | undefined;
}

/** A cloud of curls: bumps around an oval, from one angle to another (degrees, clockwise from the right). */
function bumps([cx, cy]: Point, rx: number, ry: number, count: number, from = 0, to = 360): string {
  const place = (i: number): Point => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  };
  const r = ((rx + ry) * Math.PI * Math.abs(to - from)) / 360 / count;
  const arcs = Array.from(
    { length: count },
    (_, i) => `A${(r * 0.62).toFixed(1)} ${(r * 0.62).toFixed(1)} 0 0 1 ${at(place(i + 1))}`,
  );
  return `M${at(place(0))}${arcs.join('')}`;
}

/** Of coils: around the head, and as many over its upper half as a front takes over. */
const CLOUD = [[0, -9], 25, 24, 20] as const;
const CROWN = bumps(CLOUD[0], CLOUD[1], CLOUD[2], CLOUD[3] / 2, 180, 360);
/** Scallops that hang into the forehead, from the right ear to the left. */
const COILED_HAIRLINE = bumps([0, -2], 15, 13, 9, 360, 180);

const LOCS_BACK = [
  [-15, 46],
  [-11, 52],
  [-6, 50],
  [6, 51],
  [11, 53],
  [16, 45],
] as const;

const GROWTHS = { front: FRONT_GROWTHS, back: BACK_GROWTHS } as const;

interface LockProps {
  readonly hair: FigureHair;
  readonly side: keyof typeof GROWTHS;
  readonly d: string;
  readonly paint: Paint;
}

/** A piece of hair, and its strands where it has two colors. */
const Lock = ({ hair, side, d, paint }: LockProps): ReactNode => (
  <>
    <Piece d={d} paint={paint} />
    <Grown d={d} paint={paint} growth={GROWTHS[side][hair]} at={side} />
  </>
);

/** A loc, gray along it where hair is salt-and-pepper. */
const Loc = ({ d, paint }: { d: string; paint: Paint }): ReactNode => (
  <>
    <path d={d} stroke={paint.deep} strokeWidth="6" />
    <path d={d} stroke={paint.lit} strokeWidth="3.6" />
    {paint.strands && <path d={d} stroke={paint.strands.gray} strokeWidth="1.2" />}
  </>
);

/** What falls behind neck and shoulders, around the middle of the head. */
export function HairBack({ hair, paint, raised = 0 }: HairProps): ReactNode {
  switch (hair) {
    case 'long':
      return (
        <>
          <Lock
            hair={hair}
            side="back"
            d="M-16 -8C-22 12 -19 26 -25 44C-27 54 -20 62 -10 60C0 58 10 62 20 58C27 54 25 44 22 34C18 20 21 4 16 -8Z"
            paint={paint}
          />
          <Folds d={[fold([17, 8], [19, 54], -2, 3)]} paint={paint} />
        </>
      );
    case 'coils':
      return <Lock hair={hair} side="back" d={`${bumps(...CLOUD)}Z`} paint={paint} />;
    case 'locs':
      return (
        <g fill="none" strokeLinecap="round">
          {LOCS_BACK.map(([x, y]) => (
            <Loc key={x} d={`M${x * 0.8} -10C${x * 1.3} 8 ${x * 1.1} 26 ${x * 1.35} ${y}`} paint={paint} />
          ))}
        </g>
      );
    case 'bob':
      return (
        <Lock
          hair={hair}
          side="back"
          d="M-17 -6C-21 8 -20.4 16 -16.6 20.6C-10 23.6 10 23.6 16.6 20.6C20.4 16 21 8 17 -6Z"
          paint={paint}
        />
      );
    case 'lob':
      return (
        <Lock
          hair={hair}
          side="back"
          d={`M-16 -6C-20 10 -20.6 ${23.8 - raised / 2} -22.6 ${44.7 - raised}C-14 ${54.2 - raised} 14 ${54.2 - raised} 22.6 ${44.7 - raised}C20.6 ${23.8 - raised / 2} 20 10 16 -6Z`}
          paint={paint}
        />
      );
    case 'cover':
      return <Nape paint={paint} />;
    default:
      return null;
  }
}

/** Of a cover: what is gathered behind the neck, its knot, and the short ends that hang from it. */
const Nape = ({ paint }: { paint: Paint }): ReactNode => (
  <>
    <Piece d="M10 17C13.4 21 14 28 16.4 35Q19.4 36.4 22 33.6C20 27 18 20 13.6 15Z" paint={paint} />
    <Piece d="M11 15.4C17 17.6 20 23.4 25.4 29.4Q28.4 29 29.4 25.8C24.6 21 20.4 14.6 13 12.4Z" paint={paint} />
    <Folds d={[fold([13.4, 18.4], [18.6, 33], -1.2, 1.2), fold([14.4, 15.4], [26.4, 26.6], -1.4, 1.2)]} paint={paint} />
    <Piece d="M-17 4C-15.6 14 -12 19.6 -8 22.4C-4 24.6 4 24.6 8 22.4C12 19.6 15.6 14 17 4Z" paint={paint} />
    <Folds d={[fold([-12, 15], [-5, 23], 1.4, 1.4), fold([13, 11], [6, 23], -1.8, 1.4)]} paint={paint} />
    <Piece d="M10 13C12.4 10.6 16 11 16.6 14C17 17 14 19.6 11.2 18.6C8.8 17.6 8.2 15 10 13Z" paint={paint} />
    <Folds d={[fold([11, 13.6], [15.4, 16.6], -0.8, 1)]} paint={paint} />
  </>
);

const Crop = ({ paint }: { paint: Paint }): ReactNode => (
  <Lock
    hair="crop"
    side="front"
    d="M-15 -2C-17.4 -18 -10 -25 0 -25C10 -25 17.4 -18 15 -2C14.2 -7 13 -11 10.4 -13.4C4 -16 -4 -16 -10.4 -13.4C-13 -11 -14.2 -7 -15 -2Z"
    paint={paint}
  />
);

const Short = ({ paint }: { paint: Paint }): ReactNode => (
  <>
    <Lock
      hair="short"
      side="front"
      d="M-15.2 0C-19.4 -14 -14 -27 -1 -28C9 -30 20 -22 15.4 0C14.6 -5 14 -9 12 -13C6 -10.6 -2 -11.4 -7.4 -15.6C-11 -13 -13.8 -7 -15.2 0Z"
      paint={paint}
    />
    <Folds d={[fold([-7, -16], [8, -25], -3, 1.6), fold([-2, -13.6], [13, -19], -2.4, 1.4)]} paint={paint} />
  </>
);

const Bob = ({ paint }: { paint: Paint }): ReactNode => (
  <>
    <Lock
      hair="bob"
      side="front"
      d="M-3 -19C-9 -13 -13.2 -6 -13.4 3C-13.6 9 -13 15 -10.4 19.4C-11.8 21.8 -15.4 21.8 -17.4 19.4C-21.6 14 -21.8 2 -18.8 -10C-15.4 -23 -6 -28 1 -28C11 -28 17.6 -20.6 19.4 -10C22 2 21.4 14 17.6 19.4C15.6 21.8 12.2 21.8 10.8 19.4C13.4 14.6 14 8 13.8 2C13.4 -6 8 -14 -3 -19Z"
      paint={paint}
    />
    <Folds
      d={[
        fold([-4, -21], [-16.6, 8], 5, 1.8),
        fold([-18, 2], [-13.4, 19], 2.4, 1.4),
        fold([3, -20], [17, 8], -6, 1.8),
        fold([18.6, 2], [14, 19], -2.4, 1.4),
      ]}
      paint={paint}
    />
  </>
);

const Lob = ({ paint, raised = 0 }: Omit<HairProps, 'hair'>): ReactNode => (
  <>
    <Lock
      hair="lob"
      side="front"
      d={`M-3 -19C-9 -13 -13.4 -6 -13.8 4C-14 16 -14.2 ${34 - raised} -16.4 ${50.6 - raised}C-19.6 ${50 - raised} -22.6 ${48.6 - raised} -24.4 ${46 - raised}C-21 ${28 - raised} -20 6 -17.6 -11C-14.2 -23 -6 -27.8 1 -27.8C11 -27.8 17 -20 18.2 -10C20 6 21.2 ${28 - raised} 24.4 ${46 - raised}C22.6 ${48.6 - raised} 19.6 ${50 - raised} 16.6 ${50.6 - raised}C14.4 ${34 - raised} 14.2 14 14 2C13.6 -6 8 -14 -3 -19Z`}
      paint={paint}
    />
    <Folds
      d={[
        fold([-4, -21], [-17, 14], 4.6, 1.8),
        fold([-17.6, 8], [-21, 45 - raised], -1.6, 1.4),
        fold([3, -20], [17, 14], -5.4, 1.8),
        fold([17.6, 8], [21.2, 45 - raised], 1.6, 1.4),
      ]}
      paint={paint}
    />
  </>
);

const Long = ({ paint }: { paint: Paint }): ReactNode => (
  <>
    <Lock
      hair="long"
      side="front"
      d="M-3 -19.6C-9 -13 -13.6 -6 -14 5C-14.4 20 -15 30 -21 46C-26 58 -14 62 -13 74C-24 72 -30 60 -27 46C-22 28 -20 8 -17.4 -10C-14 -23 -6 -28 1 -28C11 -28 17 -20 18 -10C19 2 19 12 20 24C16 18 14.6 8 14.2 2C13.6 -6 8 -14.4 -3 -19.6Z"
      paint={paint}
    />
    <Folds
      d={[fold([-4, -22], [-18, 26], 5, 1.8), fold([-19, 26], [-24, 60], -3, 2), fold([3, -21], [17, 8], -5, 1.8)]}
      paint={paint}
    />
  </>
);

/** All from the cloud's outline down to the forehead: as wide as what lies behind it, so that their light is one. */
const Coils = ({ paint }: { paint: Paint }): ReactNode => {
  const d = `${CROWN}L${COILED_HAIRLINE.slice(1)}Z`;
  return (
    <>
      <path d={d} fill={paint.fill} />
      <Grown d={d} paint={paint} growth={GROWTHS.front.coils} at="front" />
      <path d={`${CROWN}${COILED_HAIRLINE}`} fill="none" stroke={paint.line} strokeWidth="0.8" strokeLinejoin="round" />
      <path
        d={[
          bumps([-8, -22], 5, 4, 3, 200, 340),
          bumps([6, -25], 5, 4, 3, 200, 340),
          bumps([17, -12], 4, 4, 3, 220, 380),
          bumps([-18, -10], 4, 4, 3, 160, 320),
          bumps([0, -17.6], 4, 3, 3, 200, 340),
          bumps([11, -17.6], 3.6, 3, 3, 210, 350),
        ].join('')}
        fill="none"
        stroke={paint.line}
        strokeWidth="0.8"
        opacity="0.8"
      />
    </>
  );
};

const Locs = ({ paint }: { paint: Paint }): ReactNode => (
  <>
    <Lock
      hair="locs"
      side="front"
      d="M-15 -1C-19 -18 -10 -27 0 -27C10 -27 19 -18 15 -1C13.6 -8 12 -12 8 -14.6C3 -16.6 -3 -16.6 -8 -14.6C-12 -12 -13.6 -8 -15 -1Z"
      paint={paint}
    />
    <path
      d="M-9 -15L-11 -22M-3 -16.4L-4 -26M3 -16.4L4 -26M9 -15L11 -22"
      stroke={paint.line}
      strokeWidth="0.8"
      opacity="0.8"
    />
    <g fill="none" strokeLinecap="round">
      {([-1, 1] as const).map((s) => (
        <Loc key={s} d={`M${s * 14} -8C${s * 19} 6 ${s * 15} 24 ${s * 20} 56`} paint={paint} />
      ))}
    </g>
  </>
);

/** Cloth wound around the head: it closes behind the jaw, and the end that goes over the forehead is drawn to the knot. */
const Cover = ({ paint }: { paint: Paint }): ReactNode => (
  <>
    <Piece
      d="M-7.6 17.4C-13 16 -18.4 6 -18.6 -7C-19 -23 -11 -32.4 1 -32.8C13.6 -33 20.4 -22.6 18.8 -6C18.4 6 13 16 7.6 17.4C11 13 14.4 6 14.6 -1C14 -7 12.6 -10 10.4 -11.8C4 -15.2 -5 -15.2 -10.8 -11.8C-12.8 -10 -14.2 -7 -14.6 -1C-14.4 6 -11 13 -7.6 17.4Z"
      paint={paint}
    />
    <Folds
      d={[
        fold([-17.4, -10], [6, -31], -4.6, 1.5),
        fold([-12, -23], [7, -31.6], -1.6, 1.1),
        fold([17.8, -16], [4, -30.6], 2.6, 1.3),
        fold([-17.6, -2], [-11.4, 12.6], 1.4, 1.3),
      ]}
      paint={paint}
    />
    <Piece
      d="M-18 -2C-18.6 -5 -18.6 -7.6 -18.4 -10.4C-17.4 -17 -14.4 -22.6 -9.4 -24.4C2 -24.8 13 -20.6 18.6 -12C19.4 -2 17.4 6.4 13.6 11.6C14.4 7 14.8 2.4 14.6 -1C14 -7 12.6 -10 10.4 -11.8C4 -15.2 -5 -15.2 -10.8 -11.8C-13.4 -9.8 -15.8 -6.6 -18 -2Z"
      paint={paint}
    />
    <Folds
      d={[
        fold([-16.6, -11], [18.2, -3], -8.6, 1.7),
        fold([-12, -19.6], [18, -6], -5.4, 1.5),
        fold([1, -17.4], [17.4, 1.6], -5.4, 1.5),
      ]}
      paint={paint}
    />
  </>
);

const FRONT: Partial<Record<FigureHair, (props: Omit<HairProps, 'hair'>) => ReactNode>> = {
  crop: Crop,
  short: Short,
  bob: Bob,
  lob: Lob,
  long: Long,
  coils: Coils,
  locs: Locs,
  cover: Cover,
};

/** What frames the face. */
export function HairFront({ hair, ...worn }: HairProps): ReactNode {
  const Style = FRONT[hair];
  return Style && <Style {...worn} />;
}
