import type { CSSProperties, ReactNode } from 'react';
import { shade } from '../cloth/cloth.tsx';
import { foldsOf } from '../cloth/folds.ts';
import { Beard, Mustache } from './beard.tsx';
import type { FaceLook } from './face-look.ts';
import { Features } from './features.tsx';
import { HairBack, HairFront } from './hair.tsx';
import { Glasses, Jewelry, Temples } from './worn.tsx';

export interface FaceProps extends FaceLook {
  /** The cloth under the chin; skin alone without it. */
  readonly cloth?: string;
  readonly seed?: number;
  /** Unique on the page. */
  readonly id: string;
  readonly title?: string;
  readonly className?: string;
  readonly boxStyle?: CSSProperties;
}

const HEAD = 'M100 40C128 40 142 60 141 92C140 128 124 160 100 160C76 160 60 128 59 92C58 60 72 40 100 40Z';
const BUST = 'M0 260V222C22 198 56 192 78 182H122C144 192 178 198 200 222V260Z';
/** Over the shoulders, whose ends show where the box is wider than the face. */
const DRAPE =
  'M-26 264C-25 240 -18 226 -4 214C20 186 54 178 72 170C84 190 116 190 128 170C146 178 180 186 204 214C218 226 225 240 226 264Z';

/** A flat face with one light from the left, in a box of 200 by 260. Cloth changes only below the chin. */
export function Face(props: FaceProps): ReactNode {
  const { skin, hair, strands, style, id, cloth, title } = props;
  const shadow = shade(skin, -9);
  return (
    <svg
      viewBox="0 0 200 260"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={props.className}
      style={{ display: 'block', width: '100%', height: 'auto', ...props.boxStyle }}
    >
      <clipPath id={`${id}-head`}>
        <path d={HEAD} />
      </clipPath>
      <clipPath id={`${id}-drape`}>
        <path d={DRAPE} />
      </clipPath>
      <HairBack {...{ style, hair, strands, id }} />
      <path d={BUST} fill={shade(skin, -2)} />
      <path d="M80 140V184C86 206 114 206 120 184V140Z" fill={shade(skin, -2)} />
      <path d="M80 148C88 168 112 168 120 148V170C112 182 88 178 80 164Z" fill={shadow} />
      {style !== 'hijab' && (
        <g fill={shade(skin, -4)}>
          <ellipse cx="58" cy="104" rx="7" ry="12" />
          <ellipse cx="142" cy="104" rx="7" ry="12" fill={shadow} />
        </g>
      )}
      <path d={HEAD} fill={skin} />
      <g clipPath={`url(#${id}-head)`}>
        <path d="M100 36C132 44 128 84 126 104C124 134 116 150 96 164H150V30Z" fill={shadow} opacity="0.5" />
      </g>
      {/* Hair that is long falls over the cloth. */}
      {cloth && <Drape id={id} cloth={cloth} seed={props.seed ?? 3} />}
      {props.beard && <Beard id={id} beard={props.beard} />}
      <Features {...props} />
      {props.beard && <Mustache beard={props.beard} />}
      {/* Behind the ears, which the head's edge hides. */}
      <g clipPath={`url(#${id}-head)`}>
        <Temples {...props} />
      </g>
      <HairFront {...{ style, hair, strands, id }} />
      <Glasses {...props} />
      {props.jewelry && <Jewelry metal={props.jewelry} ears={style !== 'hijab'} neck={!cloth} />}
    </svg>
  );
}

function Drape({ id, cloth, seed }: { id: string; cloth: string; seed: number }) {
  const dark = shade(cloth, -14);
  const lit = shade(cloth, 10);
  return (
    <>
      <defs>
        <linearGradient id={`${id}-right`}>
          <stop offset="0" stopColor={dark} stopOpacity={0.9} />
          <stop offset="0.45" stopColor={dark} stopOpacity={0} />
          <stop offset="0.62" stopColor={lit} stopOpacity={0.55} />
          <stop offset="1" stopColor={lit} stopOpacity={0} />
        </linearGradient>
        <linearGradient id={`${id}-left`} href={`#${id}-right`} x1="1" x2="0" />
      </defs>
      <g clipPath={`url(#${id}-drape)`}>
        <path d={DRAPE} fill={cloth} style={{ transition: 'fill 500ms' }} />
        <g transform="translate(-4 164) scale(2.08 1)">
          {foldsOf(seed, 100, 7).map(({ path, depth, side }) => (
            <path key={path} d={path} fill={`url(#${id}-${side})`} opacity={depth * 0.8} />
          ))}
        </g>
        <path d="M70 168C84 192 116 192 130 168" fill="none" stroke={lit} strokeWidth="2.4" opacity="0.7" />
      </g>
    </>
  );
}
