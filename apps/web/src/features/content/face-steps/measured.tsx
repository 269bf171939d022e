import { FACE_OUTLINE, Face, PEOPLE } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { FaceAt, INK, Scene, SOFT } from './parts.tsx';

const [, , , , SITTER] = PEOPLE;
const FACE = { x: 24, y: 8, width: 160, height: 208 } as const;

const outline = FACE_OUTLINE.face
  .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${FACE.x + x * FACE.width} ${FACE.y + y * FACE.height}`)
  .join('');

/** Where each color is read, in the drawing's own units, and how high its name stands. */
const READINGS = [
  { label: 'hair', color: SITTER.hair, at: [112, 32], row: 30 },
  { label: 'eyes', color: SITTER.iris, at: [120, 84], row: 84 },
  { label: 'skin', color: SITTER.skin, at: [119, 104], row: 138 },
  { label: 'lips', color: SITTER.lips, at: [104, 117], row: 192 },
] as const;

export const Measured = (): ReactNode => (
  <Scene title="A face with its outline dotted, and four lines that lead from hair, eye, skin and lips to a swatch of the color that was read there.">
    <FaceAt x={FACE.x} y={FACE.y} width={FACE.width}>
      <Face {...SITTER} id="measured" cloth="#E9E2D6" seed={5} />
    </FaceAt>
    <path d={`${outline}Z`} fill="none" stroke="#FFFDFA" strokeWidth="1.6" strokeDasharray="2 4" />
    {READINGS.map(({ label, color, at: [x, y], row }) => (
      <g key={label}>
        <path d={`M${x} ${y}L206 ${row}H236`} fill="none" stroke={INK} />
        <circle cx={x} cy={y} r="4.5" fill={color} stroke="#FFFDFA" strokeWidth="1.6" />
        <rect x="236" y={row - 17} width="34" height="34" fill={color} stroke={SOFT} strokeOpacity="0.5" />
        <text x="282" y={row + 4.5} fill={INK}>
          {label}
        </text>
      </g>
    ))}
  </Scene>
);
