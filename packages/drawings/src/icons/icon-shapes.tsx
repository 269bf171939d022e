import type { SeasonIcon } from '@trueseason/seasons';
import type { ReactNode } from 'react';

type Shape = (main: string, second: string, stem: string) => ReactNode;

/** The same shape turned round a centre. */
const around = (count: number, cx: number, cy: number, shape: () => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, i) => (i * 360) / count).map((angle) => (
    <g key={angle} transform={`rotate(${angle} ${cx} ${cy})`}>
      {shape()}
    </g>
  ));

const dots = (list: readonly (readonly [number, number])[], r: number): ReactNode[] =>
  list.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />);

const sixArms = (color: string, arm: string): ReactNode => (
  <g stroke={color} strokeWidth="3" strokeLinecap="round" fill="none">
    {around(6, 32, 32, () => (
      <path d={arm} />
    ))}
  </g>
);

export const ICON_SHAPES: Readonly<Record<SeasonIcon, Shape>> = {
  tulip: (main, second, stem) => (
    <>
      <path d="M32 36V60M32 56C22 56 17 49 16 41C25 42 31 48 32 56Z" fill={stem} stroke={stem} strokeWidth="3" />
      <path d="M17 10C22 14 24 18 24 22L32 8L40 22C40 18 42 14 47 10C51 26 45 39 32 39S13 26 17 10Z" fill={main} />
      <path d="M32 8L40 22C40 31 37 36 32 39C27 36 24 31 24 22Z" fill={second} />
    </>
  ),
  daffodil: (main, second, stem) => (
    <>
      <path d="M32 34V61" stroke={stem} strokeWidth="3" />
      {around(6, 32, 26, () => (
        <ellipse cx="32" cy="12" rx="7" ry="11" fill={main} />
      ))}
      <circle cx="32" cy="26" r="9" fill={second} />
      <circle cx="32" cy="26" r="4" fill={stem} />
    </>
  ),
  blossom: (main, second, stem) => (
    <>
      <path d="M6 58C20 54 26 48 32 36" fill="none" stroke={stem} strokeWidth="4" strokeLinecap="round" />
      {around(5, 34, 27, () => (
        <circle cx="34" cy="14" r="10" fill={main} />
      ))}
      {around(5, 34, 27, () => (
        <path d="M34 27V18" stroke={second} strokeWidth="2.5" strokeLinecap="round" />
      ))}
      <circle cx="34" cy="27" r="4" fill={second} />
    </>
  ),
  'sweet-pea': (main, second, stem) => (
    <>
      <path
        d="M34 34C34 46 30 54 22 61M31 50C38 50 43 46 46 39"
        fill="none"
        stroke={stem}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M33 36C14 36 8 24 13 13C22 8 32 14 33 24C34 14 44 8 53 13C58 24 52 36 33 36Z" fill={main} />
      <path d="M33 38C24 38 22 30 26 24C30 23 33 26 33 29C33 26 36 23 40 24C44 30 42 38 33 38Z" fill={second} />
    </>
  ),
  hydrangea: (main, second, stem) => (
    <>
      <path d="M32 44V61" stroke={stem} strokeWidth="3" />
      <path d="M32 56C42 57 49 53 53 45C43 43 35 47 32 56Z" fill={stem} />
      <g fill={main}>
        {dots(
          [
            [20, 20],
            [32, 14],
            [44, 20],
            [16, 31],
            [48, 31],
            [24, 41],
            [40, 41],
          ],
          8,
        )}
      </g>
      <g fill={second}>
        {dots(
          [
            [27, 27],
            [38, 27],
            [32, 36],
          ],
          7,
        )}
      </g>
      <g fill={stem}>
        {dots(
          [
            [20, 20],
            [32, 14],
            [44, 20],
            [16, 31],
            [48, 31],
            [24, 41],
            [40, 41],
            [27, 27],
            [38, 27],
            [32, 36],
          ],
          1.6,
        )}
      </g>
    </>
  ),
  lavender: (main, second, stem) => (
    <>
      <path
        d="M32 24V61M32 56C24 54 20 49 19 43M32 52C39 50 43 46 44 40"
        fill="none"
        stroke={stem}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {[40, 33, 26, 19].map((y, i) => (
        <g key={y} fill={i % 2 ? second : main}>
          <ellipse cx={26} cy={y} rx="7" ry="4.2" transform={`rotate(35 26 ${y})`} />
          <ellipse cx={38} cy={y} rx="7" ry="4.2" transform={`rotate(-35 38 ${y})`} />
        </g>
      ))}
      <ellipse cx="32" cy="10" rx="4" ry="7" fill={main} />
    </>
  ),
  wheat: (main, second, stem) => (
    <>
      <path d="M32 14V61" stroke={stem} strokeWidth="2.5" />
      {[16, 25, 34, 43].map((y, i) => (
        <g key={y} fill={i % 2 ? second : main}>
          <path d={`M32 ${y + 9}C22 ${y + 8} 19 ${y} 20 ${y - 6}C28 ${y - 4} 32 ${y + 1} 32 ${y + 9}Z`} />
          <path d={`M32 ${y + 9}C42 ${y + 8} 45 ${y} 44 ${y - 6}C36 ${y - 4} 32 ${y + 1} 32 ${y + 9}Z`} />
        </g>
      ))}
      <ellipse cx="32" cy="9" rx="4" ry="8" fill={main} />
    </>
  ),
  'oak-leaf': (main, second, stem) => (
    <>
      <path
        d="M32 4C38 6 40 11 38 15C45 13 50 18 47 25C54 25 57 33 51 38C54 43 50 49 43 47C41 51 36 53 32 54C28 53 23 51 21 47C14 49 10 43 13 38C7 33 10 25 17 25C14 18 19 13 26 15C24 11 26 6 32 4Z"
        fill={main}
      />
      <path
        d="M32 14V62M32 46L44 38M32 46L20 38M32 33L42 25M32 33L22 25"
        fill="none"
        stroke={stem}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="50" cy="54" r="6" fill={second} />
    </>
  ),
  pomegranate: (main, second, stem) => (
    <>
      <path d="M24 4L28 12L32 5L36 12L40 4L39 18H25Z" fill={stem} />
      <circle cx="32" cy="38" r="23" fill={main} />
      <path
        d="M32 22C44 22 48 32 46 42C44 50 38 55 32 56C26 55 20 50 18 42C16 32 20 22 32 22Z"
        fill={second}
        opacity="0.35"
      />
      <g fill={second}>
        {dots(
          [
            [32, 30],
            [25, 36],
            [39, 36],
            [32, 41],
            [26, 46],
            [38, 46],
          ],
          3.6,
        )}
      </g>
    </>
  ),
  blackberry: (main, second, stem) => (
    <>
      <path d="M32 4V14M32 14L20 9M32 14L44 9" stroke={stem} strokeWidth="3.5" strokeLinecap="round" />
      <g fill={main}>
        {dots(
          [
            [22, 22],
            [42, 22],
            [18, 32],
            [46, 32],
            [23, 42],
            [41, 42],
            [32, 54],
          ],
          7.5,
        )}
      </g>
      <g fill={second}>
        {dots(
          [
            [32, 20],
            [26, 31],
            [38, 31],
            [32, 42],
          ],
          7.5,
        )}
      </g>
    </>
  ),
  snowflake: (main, second) => (
    <>
      {sixArms(main, 'M32 32V5M32 14L25 8M32 14L39 8M32 22L26 17M32 22L38 17')}
      <circle cx="32" cy="32" r="4.5" fill={second} />
    </>
  ),
  'ice-crystal': (main, second, stem) => (
    <>
      {around(6, 32, 32, () => (
        <path d="M32 32L26 14L32 4L38 14Z" fill={main} />
      ))}
      {around(6, 32, 32, () => (
        <path d="M32 32L32 4L38 14Z" fill={second} />
      ))}
      <circle cx="32" cy="32" r="5" fill={stem} />
    </>
  ),
};
