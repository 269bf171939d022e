import type { ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { browsBeside } from './brows-beside.ts';
import type { FaceLook } from './face-look.ts';

/** Brows, eyes, nose and mouth: flat shapes, each in its own color. */
export function Features({ skin, hair, iris, lips, brow }: FaceLook): ReactNode {
  const line = shade(skin, -22);
  return (
    <>
      <g fill="none" stroke={brow ?? browsBeside(hair, skin)} strokeWidth="4" strokeLinecap="round">
        <path d="M71 85C76 80 84 79 91 82" />
        <path d="M109 82C116 79 124 80 129 85" />
      </g>
      <Eye cx={81} skin={skin} iris={iris} line={line} />
      <Eye cx={119} skin={skin} iris={iris} line={line} />
      <path
        d="M103 108C105 113 107 116 107 119C107 122.5 103 123.5 97 122"
        fill="none"
        stroke={line}
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M84 135.5C90 132 97 132 100 134C103 132 110 132 116 135.5C110 139.5 90 139.5 84 135.5Z"
        fill={shade(lips, -7)}
      />
      <path d="M84 135.5C92 140 108 140 116 135.5C112 147 88 147 84 135.5Z" fill={lips} />
    </>
  );
}

function Eye({ cx, skin, iris, line }: { cx: number; skin: string; iris: string; line: string }) {
  return (
    <g transform={`translate(${cx} 99)`}>
      <path d="M-10.5 1C-6 -5 6 -5 10.5 1C6 5.4 -6 5.4 -10.5 1Z" fill="#F4EFE8" />
      <circle r="4.7" cy="0.1" fill={iris} />
      <circle r="2.2" cy="0.2" fill="#17110E" />
      <circle r="1.1" cx="-1.6" cy="-1.4" fill="#FFFFFF" />
      <path d="M-11 1C-6 -6 6 -6 11 1" fill="none" stroke={shade(skin, -38)} strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M-9 -8C-4 -11.5 4 -11.5 9 -8"
        fill="none"
        stroke={line}
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity="0.6"
      />
    </g>
  );
}
