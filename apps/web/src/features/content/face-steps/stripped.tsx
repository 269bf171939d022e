import type { ReactNode } from 'react';
import { INK, PAPER, Photo, Scene, SOFT } from './parts.tsx';

/** Place, time and camera, as they are cut off a photo. */
const TAGS = [
  { label: 'place', icon: 'M0 8C-8 -1 -6 -9 0 -9S8 -1 0 8ZM0 -5a2.4 2.4 0 1 0 .1 0Z' },
  { label: 'time', icon: 'M0 -9a9 9 0 1 0 .1 0ZM0 -5V1L4 4' },
  { label: 'camera', icon: 'M-10 -5H-5L-3 -8H3L5 -5H10V7H-10ZM0 -3a4 4 0 1 0 .1 0Z' },
] as const;

export const Stripped = (): ReactNode => (
  <Scene title="A photo, and beside it, cut off along a dashed line and crossed out, the tags with its place, its time and its camera.">
    <Photo x={30} y={22} width={146} person={2} id="stripped" />
    <path d="M200 10V210" stroke={SOFT} strokeDasharray="5 6" />
    <g fill="none" stroke={INK} strokeWidth="1.5">
      <circle cx="193" cy="106" r="5" />
      <circle cx="207" cy="106" r="5" />
      <path d="M195 101L205 78M205 101L195 78" />
    </g>
    {TAGS.map(({ label, icon }, row) => (
      <g key={label} transform={`translate(232 ${34 + row * 58}) rotate(${[-3, 2, -2][row] ?? 0})`}>
        <path d="M0 18L12 2H104V36H12Z" fill={PAPER} stroke={SOFT} />
        <path d={icon} transform="translate(28 19)" fill="none" stroke={INK} strokeWidth="1.4" />
        <text x="46" y="23.5" fill={SOFT}>
          {label}
        </text>
        <path d="M16 30L100 8" stroke={INK} strokeWidth="1.4" />
      </g>
    ))}
  </Scene>
);
