import type { Presentation } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { isBareFaced } from '../face/bare-faced.ts';
import { bodyOf } from './body.ts';
import { HairBack, HairFront } from './hair.tsx';
import { Head } from './head.tsx';
import { beardPaint, Gradient, hairPaint, type Paint, paintOf } from './paint.tsx';
import type { Sitter } from './sitter.ts';

interface BustProps {
  readonly sitter: Sitter;
  readonly presentation: Presentation;
  /** Color of a plain top. */
  readonly cloth: string;
  /** Unique on the page. */
  readonly id: string;
}

/** The neck is short, so that shoulders are in the picture; a figure's lie so much lower. */
const RAISED = 10;

/** The head of a figure, as `Figure` draws it, down to where hair ends: in a box of 64 by 84. */
export function Bust({ sitter, presentation, cloth, id }: BustProps): ReactNode {
  const paint = (hex: string): Paint => paintOf(id, hex);
  const [skin, top] = [paint(sitter.skin), paint(cloth)];
  const { wears } = sitter;
  const hair = wears === 'cover' ? paint(sitter.cover) : hairPaint(id, sitter);
  return (
    <svg viewBox="-32 -38 64 84" width="100%" aria-hidden="true" style={{ display: 'block' }}>
      <defs>
        {[...new Set([sitter.skin, sitter.hair, sitter.cover, cloth])].map((hex) => (
          <Gradient key={hex} id={id} hex={hex} />
        ))}
      </defs>
      {wears !== 'bare' && <HairBack hair={wears} paint={hair} raised={RAISED} />}
      <path d="M-6 12V29C-8 35 -14 37 -22 40V60H22V40C14 37 8 35 6 29V12Z" fill={skin.hex} />
      <path d="M-6 20Q0 32 6 19V30Q1 33 -6 26Z" fill={skin.deep} />
      <path
        d="M-38 62C-37 46 -30 40 -13 36C-8 45 8 45 13 36C30 40 37 46 38 62Z"
        fill={top.fill}
        stroke={top.line}
        strokeWidth="0.7"
      />
      <Head
        half={bodyOf(presentation).head.half}
        jaw={presentation === 'masculine'}
        skin={skin}
        lips={sitter.lips}
        bare={isBareFaced(presentation)}
        beard={beardPaint(id, sitter)}
        ears={wears !== 'cover'}
      />
      {wears !== 'bare' && <HairFront hair={wears} paint={hair} raised={RAISED} />}
    </svg>
  );
}
