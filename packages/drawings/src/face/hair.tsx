import type { HairStrands } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { BACK_GROWTHS, FRONT_GROWTHS } from './growths.ts';
import type { HairStyle } from './hair-style.ts';
import { type Growth, Strands } from './strands.tsx';

const circles = (list: readonly (readonly [number, number, number])[]) =>
  list.map(([cx, cy, r]) => <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} />);

const CURL_RING = [
  [58, 96, 17],
  [52, 76, 18],
  [60, 57, 19],
  [78, 44, 20],
  [100, 39, 21],
  [122, 44, 20],
  [140, 57, 19],
  [148, 76, 18],
  [142, 96, 17],
] as const;

/** What lies behind the head. */
function backOf(style: HairStyle): ReactNode {
  switch (style) {
    case 'bob':
      return (
        <path d="M47 92C46 52 70 32 100 32S154 52 153 92C156 122 153 144 143 152C130 158 70 158 57 152C47 144 44 122 47 92Z" />
      );
    case 'lob':
      return (
        <path d="M48 92C46 50 69 31 100 31S154 50 152 92C153 122 156 148 160 168C162 182 154 190 144 190H56C46 190 38 182 40 168C44 148 47 122 48 92Z" />
      );
    case 'long':
      return <path d="M50 92C46 48 70 30 100 30s54 18 50 62c-2 40 8 66 14 104H36c6-38 16-64 14-104Z" />;
    case 'waves':
      return (
        <path d="M51 90C46 46 72 30 100 30s54 16 49 60c6 12 1 22 6 34s3 24 8 34-6 26-18 26H55c-12 0-23-16-18-26s3-22 8-34 0-22 6-34Z" />
      );
    case 'curls':
      return circles([...CURL_RING, [50, 114, 15], [150, 114, 15], [53, 131, 13], [147, 131, 13]]);
    case 'afro':
      return <ellipse cx="100" cy="80" rx="65" ry="59" />;
    case 'bun':
      return <circle cx="100" cy="27" r="18" />;
    case 'locs':
      return (
        <>
          <path d="M42 92C40 46 70 28 100 28s60 18 58 64l-6 30H48Z" />
          {[44, 55, 66, 124, 135, 146].map((x, i) => (
            <rect key={x} x={x - 1} y={52} width="11.5" height={112 + (i % 3) * 12} rx="5.7" />
          ))}
        </>
      );
    case 'hijab':
      return <path d="M42 110C40 52 66 27 100 27s60 25 58 83c-1 38 12 58 22 84H20c10-26 23-46 22-84Z" />;
    default:
      return null;
  }
}

/** What frames the forehead and lies over it. */
function frontOf(style: HairStyle): ReactNode {
  switch (style) {
    case 'short':
      return <path d="M57 86C51 50 72 33 101 33c28 0 48 17 42 53-3-12-7-20-12-25-12 4-38 5-52-6-9 5-18 15-22 31Z" />;
    case 'crop':
      return <path d="M58 82C53 50 73 36 100 36s47 14 42 46c-3-9-6-14-10-18-18-7-46-7-64 0-4 4-7 9-10 18Z" />;
    case 'bob':
      return (
        <path d="M57 152C45 140 43 118 45 94C47 54 68 32 101 32C135 32 153 54 155 94C157 118 155 140 143 152C138 154 134 151 135 146C140 130 142 110 138 92C136 83 132 76 128 72C112 73 97 67 87 55C83 69 70 77 65 90C59 108 60 130 65 146C66 151 62 154 57 152Z" />
      );
    case 'lob':
      return (
        <path d="M49 164C44 74 55 32 100 32S156 74 151 164C146 148 142 132 141 114C140 96 136 81 129 72C113 73 97 67 87 56C82 69 70 77 65 90C59 108 60 138 49 164Z" />
      );
    case 'long':
      return (
        <path d="M100 32C60 31 47 60 48 96C49 130 43 176 36 224Q52 239 70 228C65 194 62 160 61 130C59 112 60 99 64 89C73 79 91 67 103 52C111 64 128 74 136 89C140 99 141 112 139 130C138 160 135 194 130 228Q148 239 164 224C157 176 151 130 152 96C153 60 140 31 100 32Z" />
      );
    case 'waves':
      return (
        <path d="M53 118C47 62 62 32 100 32s53 30 47 86c-3-24-9-44-21-58-7-5-15-8-23-9-13 10-32 18-39 30-6 12-9 24-11 37Z" />
      );
    case 'curls':
      return (
        <>
          {circles([
            [66, 66, 13],
            [78, 55, 14],
            [94, 50, 14],
            [111, 50, 14],
            [126, 57, 13],
            [136, 68, 12],
            [60, 79, 10],
            [141, 81, 10],
          ])}
        </>
      );
    case 'afro':
      return <path d="M57 92C50 48 72 32 100 32s50 16 43 60c-3-16-9-26-17-30-16-5-36-5-52 0-8 4-14 14-17 30Z" />;
    case 'bun':
      return <path d="M58 88C52 52 72 34 100 34s48 18 42 54c-5-18-14-30-42-32-28 2-37 14-42 32Z" />;
    case 'locs':
      return (
        <>
          <path d="M56 92C52 50 72 33 100 33s48 17 44 59c-3-16-8-24-14-29-18-6-42-6-60 0-6 5-11 13-14 29Z" />
          <rect x="52" y="70" width="11" height="74" rx="5.5" />
          <rect x="137" y="70" width="11" height="80" rx="5.5" />
        </>
      );
    case 'hijab':
      return (
        <path
          fillRule="evenodd"
          d="M100 27c38 0 58 27 56 72-1 30 3 45 12 61-22 26-114 26-136 0 9-16 13-31 12-61-2-45 18-72 56-72Zm0 28c-26 0-39 16-38 46 1 32 16 57 38 57s37-25 38-57c1-30-12-46-38-46Z"
        />
      );
    default:
      return null;
  }
}

interface HairProps {
  readonly style: HairStyle;
  readonly hair: string;
  readonly strands?: HairStrands | undefined;
  /** Unique on the page. */
  readonly id: string;
}

/** L* by which hair behind the head, in its shade, is darker. */
const IN_SHADE = 7;

export const HairBack = ({ style, hair, strands, id }: HairProps): ReactNode => {
  // A round head of coils is all of one light.
  const by = style === 'afro' ? 0 : -IN_SHADE;
  return (
    <Lying
      shape={backOf(style)}
      growth={BACK_GROWTHS[style]}
      hair={shade(hair, by)}
      strands={strands && { dark: shade(strands.dark, by), gray: shade(strands.gray, by) }}
      id={`${id}-back`}
    />
  );
};

export const HairFront = ({ style, hair, strands, id }: HairProps): ReactNode => (
  <Lying shape={frontOf(style)} growth={FRONT_GROWTHS[style]} hair={hair} strands={strands} id={`${id}-front`} />
);

interface LyingProps extends Omit<HairProps, 'style'> {
  readonly shape: ReactNode;
  readonly growth: Growth | undefined;
}

/** Flat in its color; in strands that end where it does where it has two. */
const Lying = ({ shape, growth, hair, strands, id }: LyingProps): ReactNode =>
  shape && (
    <>
      <g fill={hair}>{shape}</g>
      {strands && growth && (
        <>
          <clipPath id={id}>{shape}</clipPath>
          <g clipPath={`url(#${id})`}>
            <Strands hex={hair} strands={strands} growth={growth} id={id} />
          </g>
        </>
      )}
    </>
  );
