import type { ReactNode } from 'react';
import { HEIGHT, INK, PAPER, Photo, Scene, SOFT, TickedBox, Writing } from './parts.tsx';

/** Three photos wait on the device, behind the box that has to be ticked. */
export const AskedFirst = (): ReactNode => (
  <Scene title="Three photos on a phone, a ticked box below them, and a dashed line at the edge of the phone that nothing passes before the tick.">
    <rect x="26" y="14" width="196" height="192" rx="14" fill={PAPER} stroke={INK} strokeWidth="1.5" />
    <path d="M106 26h36" stroke={SOFT} strokeWidth="3" strokeLinecap="round" />
    {[5, 4, 10].map((person, index) => (
      <Photo key={person} x={42 + index * 57} y={42} width={50} person={person} id={`asked-${person}`} />
    ))}
    <TickedBox x={42} y={128} />
    <Writing x={74} y={132} widths={[132, 118, 92]} />
    <rect x="42" y="176" width="164" height="18" fill={INK} />
    <path d={`M252 0V${HEIGHT}`} stroke={SOFT} strokeDasharray="5 6" />
    <g fill="none" stroke={INK} strokeWidth="1.5">
      <path d="M214 185H320M312 178l8 7-8 7" />
    </g>
    <g fill={SOFT}>
      <text x="264" y="36">
        only after
      </text>
      <text x="264" y="53">
        your tick
      </text>
    </g>
  </Scene>
);
