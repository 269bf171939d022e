import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import type { Tones } from './tones.ts';

interface Cut {
  /** Where the hem hangs, in the box of 100 by 120. */
  readonly hem: number;
  /** Where the sleeve ends; none without sleeves. */
  readonly sleeve?: number;
  readonly collar?: 'round' | 'roll' | 'shirt' | 'lapel' | 'vee' | 'hood';
  readonly open?: boolean;
  readonly belt?: boolean;
  readonly rib?: boolean;
  /** How far the hem stands out beyond the shoulders. */
  readonly flare?: number;
}

const CUTS: Partial<Record<GarmentKind, Cut>> = {
  blazer: { hem: 92, sleeve: 84, collar: 'lapel', open: true },
  coat: { hem: 116, sleeve: 84, collar: 'lapel', open: true, flare: 3 },
  trench: { hem: 116, sleeve: 84, collar: 'lapel', open: true, belt: true, flare: 4 },
  jacket: { hem: 80, sleeve: 80, collar: 'shirt', open: true },
  cardigan: { hem: 88, sleeve: 84, collar: 'vee', open: true, rib: true },
  knit: { hem: 84, sleeve: 84, collar: 'round', rib: true },
  turtleneck: { hem: 86, sleeve: 84, collar: 'roll', rib: true },
  shirt: { hem: 92, sleeve: 84, collar: 'shirt', open: true },
  blouse: { hem: 86, sleeve: 76, collar: 'vee', flare: 4 },
  tee: { hem: 86, sleeve: 44, collar: 'round' },
  polo: { hem: 86, sleeve: 46, collar: 'shirt' },
  hoodie: { hem: 88, sleeve: 84, collar: 'hood', rib: true },
  vest: { hem: 82, collar: 'vee', open: true },
  dress: { hem: 116, sleeve: 46, collar: 'vee', flare: 14, belt: true },
};

export function topShape(kind: GarmentKind, { main, dark, line }: Tones): ReactNode {
  const cut = CUTS[kind];
  if (!cut) return null;
  const { hem, sleeve, collar, open, belt, rib, flare = 0 } = cut;
  const left = 26 - flare;
  const right = 74 + flare;
  return (
    <>
      {collar === 'hood' && <path d="M34 20C32 4 68 4 66 20L58 26H42Z" fill={dark} />}
      {sleeve !== undefined && (
        <>
          <path d={`M28 17L${12} ${sleeve}L${23} ${sleeve + 3}L31 44Z`} fill={dark} />
          <path d={`M72 17L${88} ${sleeve}L${77} ${sleeve + 3}L69 44Z`} fill={dark} />
        </>
      )}
      <path
        d={`M40 12C44 18 56 18 60 12L74 17C72 34 71 48 72 58L${right} ${hem}H${left}L28 58C29 48 28 34 26 17Z`}
        fill={main}
      />
      <path d={`M60 12L74 17C72 34 71 48 72 58L${right} ${hem}H58C62 66 62 40 60 12Z`} fill={dark} opacity="0.55" />
      {open && <path d={`M50 20V${hem}`} stroke={line} strokeWidth="1.2" />}
      {open && collar !== 'vee' && [44, 58, 72].map((y) => <circle key={y} cx="53" cy={y} r="1.3" fill={line} />)}
      {belt && <path d="M27 56H73V61H27Z" fill={line} />}
      {rib && <path d={`M${left} ${hem - 6}H${right}`} stroke={line} strokeWidth="1" />}
      <Collar kind={collar} main={main} dark={dark} line={line} />
    </>
  );
}

function Collar({ kind, dark, line, main }: Tones & { kind: Cut['collar'] }): ReactNode {
  switch (kind) {
    case 'roll':
      return <path d="M40 4H60V14C56 19 44 19 40 14Z" fill={dark} stroke={line} strokeWidth="0.8" />;
    case 'shirt':
      return <path d="M40 11L50 20L60 11L65 15L56 27L50 20L44 27L35 15Z" fill={dark} stroke={line} strokeWidth="0.8" />;
    case 'lapel':
      return (
        <path
          d="M40 11L50 46L60 11L68 15L61 30L65 33L50 54L35 33L39 30L32 15Z"
          fill={dark}
          stroke={line}
          strokeWidth="0.8"
        />
      );
    case 'vee':
      return <path d="M40 12L50 36L60 12" fill="none" stroke={line} strokeWidth="2" />;
    case 'hood':
      return <path d="M40 12C44 24 56 24 60 12M46 22V38M54 22V38" fill="none" stroke={line} strokeWidth="1.4" />;
    default:
      return <path d="M39 12C44 20 56 20 61 12" fill="none" stroke={kind ? line : main} strokeWidth="2.4" />;
  }
}
