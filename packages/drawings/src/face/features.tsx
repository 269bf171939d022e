import { hexToLab, labToHex } from '@trueseason/color';
import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { browsBeside } from './brows-beside.ts';
import type { FaceLook } from './face-look.ts';
import { irisTones } from './iris-tones.ts';

/** Brows, eyes, nose and mouth: flat shapes, each in its own color. */
export function Features({ id, bare, ...look }: FaceLook & { readonly id: string }): ReactNode {
  const { skin, hair, strands, iris, lips } = look;
  const line = shade(skin, -22);
  const eye = { skin, iris, line, bare };
  return (
    <>
      <g fill="none" stroke={look.brow ?? browsBeside(hair, skin, strands)} strokeWidth="4" strokeLinecap="round">
        <path d={bare ? 'M71 84C77 80.8 84 80.2 91 82.2' : 'M71 85C76 80 84 79 91 82'} />
        <path d={bare ? 'M109 82.2C116 80.2 123 80.8 129 84' : 'M109 82C116 79 124 80 129 85'} />
      </g>
      <Eye id={`${id}-eye-left`} cx={81} turned {...eye} />
      <Eye id={`${id}-eye-right`} cx={119} {...eye} />
      <path
        d="M103 108C105 113 107 116 107 119C107 122.5 103 123.5 97 122"
        fill="none"
        stroke={line}
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.8"
      />
      {bare ? <BareMouth lips={lips} line={line} /> : <Mouth lips={lips} />}
    </>
  );
}

const Mouth = ({ lips }: Pick<FaceLook, 'lips'>) => (
  <>
    <path
      d="M84 135.5C90 132 97 132 100 134C103 132 110 132 116 135.5C110 139.5 90 139.5 84 135.5Z"
      fill={shade(lips, -7)}
    />
    <path d="M84 135.5C92 140 108 140 116 135.5C112 147 88 147 84 135.5Z" fill={lips} />
  </>
);

/** Told by where the lips meet: what is filled to its edge looks painted. */
const BareMouth = ({ lips, line }: Pick<FaceLook, 'lips'> & Pick<EyeProps, 'line'>) => (
  <>
    <g fill={lips}>
      <path
        d="M85.6 136.2C91 132.9 97 132.5 100 133.9C103 132.5 109 132.9 114.4 136.2C107 138.8 93 138.8 85.6 136.2Z"
        opacity="0.8"
      />
      <path d="M87.4 136.8C94 138.8 106 138.8 112.6 136.8C108.6 145.4 91.4 145.4 87.4 136.8Z" opacity="0.6" />
    </g>
    <path
      d="M85.4 136.2C91 138 97 137.2 100 137.7C103 137.2 109 138 114.6 136.2"
      fill="none"
      stroke={line}
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </>
);

interface EyeProps {
  /** Unique on the page. */
  readonly id: string;
  readonly cx: number;
  readonly turned?: boolean;
  readonly skin: string;
  readonly iris: string;
  readonly line: string;
  readonly bare?: boolean | undefined;
}

const [WHITE, PUPIL] = ['#F4EFE8', '#17110E'];

/** Dark and warm on every skin: a shade of light skin alone is gray, and reads as a ring. Bare ones let the lid through. */
function lashesBeside(skin: string, bare = false): string {
  const [l] = hexToLab(skin);
  return labToHex(bare ? [Math.min(32, l * 0.44), 9, 10] : [Math.min(24, l * 0.32), 6, 7]);
}

/** The opening between the lids. */
const OPENING = 'M-10.8 1.2C-6.5 -5.4 5 -6 10.8 0.6C6.5 5.6 -5.5 6 -10.8 1.2Z';
/** The upper lashes: thin at the inner corner, thickest beyond the pupil. */
const LASHES = 'M-10.6 1.7C-6.5 -4.4 4.5 -5.2 11 1.1L12.2 -1.2C6 -8.6 -6.4 -7.8 -10.6 1.7Z';
/** The same without a line drawn along them: as fine as the lid's edge, and no longer than the eye. */
const BARE_LASHES = 'M-10.7 1.6C-6.5 -4.6 4.8 -5.3 11 1C5.8 -7.5 -6.3 -7.1 -10.7 1.6Z';

/** An eye of the picture's right; `turned` mirrors it, but for the light in it. */
function Eye({ id, cx, turned, skin, iris, line, bare }: EyeProps) {
  const tones = irisTones(iris);
  const mirrored = turned ? 'scale(-1 1)' : undefined;
  return (
    <g transform={`translate(${cx} 99)`}>
      <clipPath id={id}>
        <path d={OPENING} transform={mirrored} />
      </clipPath>
      <path d={OPENING} fill={WHITE} transform={mirrored} />
      <g clipPath={`url(#${id})`}>
        <circle r="5.3" cy="-0.2" fill={tones.rim} />
        <circle r="4.7" cy="0" fill={tones.hex} />
        <circle r="3.2" cy="0.5" fill={tones.inner} />
        <circle r="1.8" cy="0" fill={PUPIL} />
        <circle r="1.2" cx="-1.7" cy="-1.7" fill="#FFFFFF" />
      </g>
      <g transform={mirrored}>
        <path d={bare ? BARE_LASHES : LASHES} fill={lashesBeside(skin, bare)} />
        <path
          d="M-8.6 -8.4C-4 -11.8 4 -12 9.4 -8"
          fill="none"
          stroke={line}
          strokeWidth="1.1"
          strokeLinecap="round"
          opacity="0.5"
        />
      </g>
    </g>
  );
}
