import type { NamedColor } from '@trueseason/contracts';
import { Cloth, SureMark } from '@trueseason/print/drawings';
import { readableInk } from '@trueseason/style/color';
import { isSure } from '@trueseason/style/seasons/sure-color';
import { type ReactNode, useState } from 'react';
import { useCopied } from '../../lib/browser/copy.ts';
import { Tooltip, TooltipProvider } from '../tooltip/tooltip.tsx';
import styles from './swatch.module.css';
import { phoneColumns } from './swatch-columns.ts';

const COPIED_MS = 1000;

export interface ClothSwatchProps {
  readonly color: NamedColor;
  readonly seed: number;
  readonly id: string;
}

/** A palette color as draped cloth; a tap copies and shows its hex code. */
function ClothSwatch({ color, seed, id }: ClothSwatchProps): ReactNode {
  const [copied, copy] = useCopied(undefined, COPIED_MS);
  const [isTouched, setTouched] = useState(false);
  const touch = (): void => {
    setTouched(true);
    void copy(color.hex);
  };
  return (
    <>
      <Tooltip text={`${color.name} ${color.hex}. Tap to copy.`}>
        <button type="button" className={`bare ${styles.swatch}`} onClick={touch}>
          <span className={`framed edged ${styles.cloth}`}>
            <Cloth hex={color.hex} seed={seed} id={id} edge={16} height={130} />
            <span
              className={`text-xs figures ${styles.hex}`}
              style={{ background: color.hex, color: readableInk(color.hex) }}
              aria-hidden="true"
            >
              {copied ? 'Copied!' : isTouched && color.hex}
            </span>
          </span>
          <span className={`text-xs strong ${styles.name}`}>
            {isSure(color) ? <MarkedName name={color.name} /> : color.name}
          </span>
          <span className="visually-hidden">Copy {color.hex}</span>
          {color.wear && <span className={`text-xs soft ${styles.wear}`}>{color.wear}</span>}
        </button>
      </Tooltip>
      {/* Not within the button, whose name would change as well. */}
      <span className="visually-hidden" aria-live={isTouched ? 'polite' : undefined}>
        {copied && 'Copied!'}
      </span>
    </>
  );
}

function MarkedName({ name }: { readonly name: string }): ReactNode {
  const words = name.split(' ');
  const last = words.pop();
  return (
    <>
      {words.map((word) => `${word} `)}
      <span className={styles.marked}>
        {last}
        {'\u00A0'}
        <SureMark />
      </span>
    </>
  );
}

/** Swatches side by side, bleeding into each other like a fan. */
export const ClothGrid = ({
  colors,
  id,
  columns,
}: {
  readonly colors: readonly NamedColor[];
  readonly id: string;
  readonly columns: number;
}): ReactNode => (
  <TooltipProvider>
    <ul
      className={`${styles.grid} ${styles.cloths}`}
      data-few={columns < 4 || undefined}
      style={{ '--columns': columns, '--few': phoneColumns(colors.length) }}
    >
      {colors.map((color, i) => (
        <li key={color.hex}>
          <ClothSwatch color={color} seed={i + color.name.length * 7} id={`${id}-${i}`} />
        </li>
      ))}
    </ul>
  </TooltipProvider>
);
