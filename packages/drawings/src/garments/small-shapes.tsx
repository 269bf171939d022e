import type { GarmentKind } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import type { Tones } from './tones.ts';

/** Accessories and shoes. */
export function smallShape(kind: GarmentKind, { main, dark, line }: Tones): ReactNode {
  switch (kind) {
    case 'scarf':
      return (
        <>
          <path d="M20 30C34 16 66 16 80 30C74 44 62 48 50 48S26 44 20 30Z" fill={main} />
          <path d="M44 42L30 110H52L56 44Z" fill={main} />
          <path d="M54 44L62 104H78L66 40Z" fill={dark} />
          <path
            d="M33 110V116M39 110V116M45 110V116M51 110V116M66 104V110M72 104V110"
            stroke={line}
            strokeWidth="1.4"
          />
        </>
      );
    case 'tie':
      return (
        <>
          <path d="M42 10H58L55 26H45Z" fill={dark} />
          <path d="M45 26H55L63 96L50 114L37 96Z" fill={main} />
          <path d="M50 26H55L63 96L50 114Z" fill={dark} opacity="0.6" />
        </>
      );
    case 'belt':
      return (
        <>
          <path d="M50 24A34 34 0 1 1 49.9 24M50 34A24 24 0 1 0 50.1 34" fill={main} fillRule="evenodd" />
          <rect x="40" y="76" width="20" height="22" fill="none" stroke={line} strokeWidth="4" />
        </>
      );
    case 'bag':
      return (
        <>
          <path d="M34 50C34 18 66 18 66 50" fill="none" stroke={line} strokeWidth="4" />
          <path d="M18 48H82L88 106H12Z" fill={main} />
          <path d="M56 48H82L88 106H60Z" fill={dark} opacity="0.6" />
          <path d="M18 48H82L80 66H20Z" fill={dark} />
        </>
      );
    case 'boots':
      return (
        <>
          <path d="M34 14H60V74C70 80 82 84 84 100H32Z" fill={main} />
          <path d="M48 14H60V74C70 80 82 84 84 100H58Z" fill={dark} opacity="0.6" />
          <path d="M30 100H86V107H30Z" fill={line} />
        </>
      );
    case 'sneakers':
      return (
        <>
          <path d="M14 58C26 66 36 64 42 52C52 68 72 76 86 80C90 84 90 90 88 94H14Z" fill={main} />
          <path d="M42 52C52 68 72 76 86 80L80 86C60 82 46 72 36 60Z" fill={dark} />
          <path d="M12 94H90V102H12Z" fill={line} />
          <path d="M48 66L42 72M56 71L50 77M64 75L58 81" stroke={line} strokeWidth="2" />
        </>
      );
    case 'sandals':
      return (
        <>
          <path d="M14 92C40 84 66 88 88 92V100H14Z" fill={line} />
          <path d="M24 90C24 70 34 62 44 58L52 66C42 70 36 78 36 89ZM58 88C60 76 68 72 78 78L82 91Z" fill={main} />
        </>
      );
    case 'shoes':
      return (
        <>
          <path d="M14 66C26 74 44 72 54 64C62 76 78 80 88 88V96H14Z" fill={main} />
          <path d="M54 64C62 76 78 80 88 88V96H50C58 88 58 76 54 64Z" fill={dark} opacity="0.6" />
          <path d="M14 96H88V100H40V104H14Z" fill={line} />
        </>
      );
    default:
      return null;
  }
}
