import type { ReactNode } from 'react';
import { INK, Photo, Scene, SOFT } from './parts.tsx';

const LEFT = 30;
const RIGHT = 330;
const AXIS = 168;

/** A photo on a line of days: there, fading, gone. */
export function KeptForDays({ days }: { readonly days: number }): ReactNode {
  const at = (day: number): number => LEFT + ((RIGHT - LEFT) * day) / days;
  const marks = Array.from({ length: days + 1 }, (_, day) => `M${at(day)} ${AXIS}v${day % 10 === 0 ? 11 : 6}`);
  return (
    <Scene
      title={`A line of ${days} days: a photo at its beginning, fainter in the middle, and only a dashed frame at its end.`}
    >
      <Photo x={LEFT} y={30} width={88} person={3} id="kept-first" />
      <g opacity="0.4">
        <Photo x={136} y={30} width={88} person={3} id="kept-later" />
      </g>
      <Photo x={RIGHT - 88} y={30} width={88} person={3} id="kept-gone" gone />
      <path d={`M${LEFT} ${AXIS}H${RIGHT}${marks.join('')}`} fill="none" stroke={INK} />
      <g fill={SOFT}>
        <text x={LEFT} y={AXIS + 30}>
          your result
        </text>
        <text x={RIGHT} y={AXIS + 30} textAnchor="end">
          {`day ${days}: deleted`}
        </text>
      </g>
    </Scene>
  );
}
