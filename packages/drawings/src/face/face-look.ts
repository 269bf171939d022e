import type { HairStrands } from '@trueseason/contracts';
import type { FrameLook } from '../accessories/frame-look.ts';
import type { BeardLook } from './beard.tsx';
import type { HairStyle } from './hair-style.ts';

export interface FaceLook {
  readonly skin: string;
  readonly hair: string;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
  readonly iris: string;
  readonly lips: string;
  /** Nothing made up: lashes are a fine line, brows are plain and lips run out into the skin. */
  readonly bare?: boolean | undefined;
  readonly style: HairStyle;
  readonly brow?: string;
  readonly beard?: BeardLook | undefined;
  /** Color of the frame. */
  readonly glasses?: string;
  /** How they are built; plain ones without it. */
  readonly look?: FrameLook;
  readonly sunglasses?: boolean;
  readonly jewelry?: 'gold' | 'silver';
}
