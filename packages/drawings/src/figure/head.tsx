import type { ReactNode } from 'react';
import { BEARD_GROWTH } from './hair-growths.ts';
import { Grown, type Paint } from './paint.tsx';

interface HeadProps {
  readonly half: number;
  readonly jaw: boolean;
  readonly skin: Paint;
  readonly lips: string;
  readonly bare: boolean;
  readonly ears: boolean;
  readonly beard?: Paint | undefined;
}

/** A face as fashion sketches leave it: an oval with one light, a nose and a mouth in a stroke each. */
export function Head({ half, jaw, skin, lips, bare, ears, beard }: HeadProps): ReactNode {
  const w = half;
  const d = jaw
    ? `M0 -23C${w * 0.72} -23 ${w + 0.4} -13 ${w} -2C${w - 0.4} 6 ${w * 0.76} 15 ${w * 0.34} 21C${w * 0.16} 23.4 ${-w * 0.16} 23.4 ${-w * 0.34} 21C${-w * 0.76} 15 ${-w + 0.4} 6 ${-w} -2C${-w - 0.4} -13 ${-w * 0.72} -23 0 -23Z`
    : `M0 -23C${w * 0.72} -23 ${w + 0.4} -13 ${w} -2C${w - 0.6} 8 ${w * 0.52} 18 ${w * 0.2} 21.4C${w * 0.1} 22.8 ${-w * 0.1} 22.8 ${-w * 0.2} 21.4C${-w * 0.52} 18 ${-w + 0.6} 8 ${-w} -2C${-w - 0.4} -13 ${-w * 0.72} -23 0 -23Z`;
  const chin = `M${-w} -4C${-w} 8 ${-w * 0.72} 18 ${-w * 0.4} 22.6C${-w * 0.16} 26.4 ${w * 0.16} 26.4 ${w * 0.4} 22.6C${w * 0.72} 18 ${w} 8 ${w} -4L${w * 0.86} 0C${w * 0.86} 5 ${w * 0.7} 8.6 ${w * 0.5} 9.6C${w * 0.34} 10.4 ${w * 0.1} 8.4 0 9.8C${-w * 0.1} 8.4 ${-w * 0.34} 10.4 ${-w * 0.5} 9.6C${-w * 0.7} 8.6 ${-w * 0.86} 5 ${-w * 0.86} 0Z`;
  return (
    <>
      {ears && (
        <g fill={skin.hex} stroke={skin.line} strokeWidth="0.7">
          <ellipse cx={-w - 0.4} cy="1" rx="2" ry="4.4" />
          <ellipse cx={w + 0.4} cy="1" rx="2" ry="4.4" fill={skin.deep} />
        </g>
      )}
      <path d={d} fill={skin.fill} stroke={skin.line} strokeWidth="0.7" />
      <path
        d={`M${w * 0.42} -19C${w * 0.72} -8 ${w * 0.7} 6 ${w * 0.3} 19C${w * 0.72} 14 ${w - 0.6} 6 ${w - 0.4} -3C${w - 0.2} -10 ${w * 0.8} -16 ${w * 0.42} -19Z`}
        fill={skin.deep}
        opacity="0.55"
      />
      {beard && (
        <>
          <path d={chin} fill={beard.fill} stroke={beard.line} strokeWidth="0.5" />
          <Grown d={chin} paint={beard} growth={BEARD_GROWTH} at="chin" />
        </>
      )}
      <path
        d="M1.6 -1.6C2 2 3.6 5 2.4 6.8C1.8 7.6 0.4 7.6 -0.6 7.2"
        fill="none"
        stroke={skin.line}
        strokeWidth="0.9"
        strokeLinecap="round"
      />
      {bare ? (
        <>
          <path
            d="M-3.4 12.5C-1.6 11.5 -0.8 11.8 0 12.1C0.8 11.8 1.8 11.5 3.6 12.5C1.8 14.9 -1.6 14.9 -3.4 12.5Z"
            fill={lips}
            opacity="0.6"
          />
          <path
            d="M-3.6 12.6C-1.8 12.9 -0.8 12.7 0 12.8C0.8 12.7 2 12.9 3.8 12.6"
            fill="none"
            stroke={skin.line}
            strokeWidth="0.5"
            strokeLinecap="round"
          />
        </>
      ) : (
        <path
          d="M-3.6 12.4C-1.6 11.4 -0.8 11.8 0 12.1C0.8 11.8 1.8 11.4 3.8 12.4C1.8 15.2 -1.6 15.2 -3.6 12.4Z"
          fill={lips}
          opacity="0.85"
        />
      )}
      {/* What of a beard lies over the lip. */}
      {beard && (
        <>
          <path
            d="M0 9.4C-2 8 -4.6 8.6 -6 11.2L-6.8 13.6C-4.4 13.6 -2.4 12.6 0 13C2.4 12.6 4.4 13.6 6.8 13.6L6 11.2C4.6 8.6 2 8 0 9.4Z"
            fill={beard.fill}
          />
          <path
            d="M-6.8 13.6C-4.4 13.6 -2.4 12.6 0 13C2.4 12.6 4.4 13.6 6.8 13.6"
            fill="none"
            stroke={beard.line}
            strokeWidth="0.6"
            strokeLinecap="round"
            opacity="0.8"
          />
        </>
      )}
    </>
  );
}
