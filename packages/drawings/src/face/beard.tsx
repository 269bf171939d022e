import { hexToLab } from '@trueseason/color';
import { type Evidence, type HairStrands, isHeadBare } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { BEARD_GROWTH } from './growths.ts';
import { ownHair, UNSEEN_HAIR } from './own-hair.ts';
import { Strands } from './strands.tsx';

/** A full beard, as it is drawn. */
export interface BeardLook {
  readonly hex: string;
  /** Of a grizzled one. */
  readonly strands?: HairStrands | undefined;
}

/** The beard of who says they wear one: in the color of their hair, and where there is none of their brows. */
export function beardOf(seen: Pick<Evidence, 'features' | 'photos' | 'answers'>): BeardLook | undefined {
  if (!seen.answers?.beard) return undefined;
  const { hair, brows } = seen.features;
  if (isHeadBare(seen)) return { hex: brows?.hex ?? hair?.hex ?? UNSEEN_HAIR };
  return ownHair(seen);
}

/** From the sideburns along the jaw to below the chin, and over the lip: in a face's box. */
const SHAPE =
  'M58.8 88C58.6 112 64 134 73 149C80 161 90 167.5 100 167.5C110 167.5 120 161 127 149C136 134 141.4 112 141.2 88L137.2 99C136.4 111 133 121 125.5 126.5C120.5 129.5 116.5 126.8 111.5 125.8C107 125 103 125.8 100 127.6C97 125.8 93 125 88.5 125.8C83.5 126.8 79.5 129.5 74.5 126.5C67 121 63.6 111 62.8 99Z';
/** Its cheek line again, for the hairs that stand apart there. */
const EDGE = 'M62.8 99C63.6 111 67 121 74.5 126.5C79.5 129.5 83.5 126.8 88.5 125.8C93 125 97 125.8 100 127.6';
const SHADED =
  'M100 127.6C103 125.8 107 125 111.5 125.8C116.5 126.8 120.5 129.5 125.5 126.5C133 121 136.4 111 137.2 99L141.2 88C141.4 112 136 134 127 149C120 161 110 167.5 100 167.5C112 157 118 146 119 134Z';
const HAIRS =
  'M66 119Q68 130 74 139M72 130Q75 141 82 149M80 134Q81 145 88 155M91 153Q93 159 97 163M128 130Q125 141 118 149M120 134Q119 145 112 155M109 153Q107 159 103 163M134 119Q132 130 126 139M97 128.6Q91 129 85 133M103 128.6Q109 129 115 133';

/** Below the mouth, which lies over it. */
export function Beard({ id, beard }: { id: string; beard: BeardLook }): ReactNode {
  const { hex, strands } = beard;
  return (
    <>
      <g fill="none" stroke={hex} strokeWidth="3" opacity="0.35">
        <path d={EDGE} />
        <path d={EDGE} transform="matrix(-1 0 0 1 200 0)" />
      </g>
      <path d={SHAPE} fill={hex} />
      {strands && (
        <>
          <clipPath id={`${id}-beard`}>
            <path d={SHAPE} />
          </clipPath>
          <g clipPath={`url(#${id}-beard)`}>
            <Strands hex={hex} strands={strands} growth={BEARD_GROWTH} id={`${id}-beard`} />
          </g>
        </>
      )}
      <path d={SHADED} fill={shade(hex, -9)} opacity="0.4" />
      {!strands && (
        <path d={HAIRS} fill="none" stroke={shade(hex, 9)} strokeWidth="0.9" strokeLinecap="round" opacity="0.7" />
      )}
    </>
  );
}

/** Parted below the nose, over the upper lip and past the corners of the mouth. */
const MUSTACHE =
  'M100 126.6C95.4 122.8 87.6 124.2 82.8 130.4C81 132.8 79.8 136.4 79.4 140.4C83.6 139.4 87.4 137 91.4 135.8C94.6 135 97.8 135.4 100 136.8C102.2 135.4 105.4 135 108.6 135.8C112.6 137 116.4 139.4 120.6 140.4C120.2 136.4 119 132.8 117.2 130.4C112.4 124.2 104.6 122.8 100 126.6Z';
const MUSTACHE_HAIRS =
  'M97.6 127Q91 128 84 135.6M98.4 130Q92 130.4 86 135.6M102.4 127Q109 128 116 135.6M101.6 130Q108 130.4 114 135.6M100 127V135';

/** What a full beard has over the lip; it lies over the mouth. */
export function Mustache({ beard: { hex, strands } }: { beard: BeardLook }): ReactNode {
  return (
    <>
      <path d={MUSTACHE} fill={aside(hex)} />
      <path
        d={MUSTACHE_HAIRS}
        fill="none"
        stroke={strands ? strands.gray : shade(aside(hex), -8)}
        strokeWidth="0.9"
        strokeLinecap="round"
        opacity="0.7"
      />
    </>
  );
}

/** L* below which a shade of hair is drawn by its light. */
const DARK = 30;

/** A little off the beard, so that it is told from it. */
const aside = (hex: string): string => shade(hex, hexToLab(hex)[0] < DARK ? 8 : -6);
