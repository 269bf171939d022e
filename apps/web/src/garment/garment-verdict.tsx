import type { NamedColor } from '@trueseason/contracts';
import { Cloth } from '@trueseason/print/drawings';
import { labToHex } from '@trueseason/style/color';
import { capital } from '@trueseason/style/seasons/capital';
import type { Verdict } from '@trueseason/style/seasons/judge-cloth';
import { type ReactNode, useId } from 'react';
import type { GarmentCheck, GarmentProblem, JudgedColor } from './check-garment.ts';
import type { LightSource } from './find-light.ts';
import styles from './garment.module.css';
import { matchingColors, type Wardrobe } from './judge-color.ts';

const VERDICTS: Readonly<Record<Verdict, string>> = { yours: 'Yours', between: 'In between', not: 'Not yours' };

/** How to wear it. */
function adviceOn(verdict: Verdict, { forFace }: Wardrobe): string {
  const faceColor = forFace ? forFace.name : 'one of your colors';
  if (verdict === 'yours') return 'Wear it anywhere, also near your face.';
  if (verdict === 'not')
    return `Wear it anyway? Away from your face, as pants, shoes or a bag, or open over a top in ${faceColor}.`;
  return `Wear it with ${faceColor} at your face.`;
}

const LIGHT_TEXTS: Readonly<Record<LightSource, string>> = {
  background: 'We read the light from the white background.',
  white: 'We read the light from the white you pointed at.',
  skin: 'We read the light from your skin, since we know its color.',
  camera: 'We took the light as your camera saw it. Point at something white to be more sure.',
};

export const PROBLEM_TEXTS: Readonly<Record<GarmentProblem, string>> = {
  too_dark: 'It’s too dark to see the colors. Take it again in better light.',
  too_bright: 'That spot is too bright to show its color. Point at a darker part of it.',
  colored_light: 'Everything looks warm here, maybe from a lamp. Point at something white, or go to a window.',
  bad_hint: 'That spot isn’t white. Point at paper, a white wall, or a white label.',
  no_garment: 'We can’t find a garment here. Point at it.',
  face: 'Point at the garment below it, or choose a picture of the garment alone.',
  light_decides:
    'In this light we can’t tell if it’s yours. Point at something white in the picture, or go to a window.',
};

interface CheckProps {
  readonly checked: GarmentCheck | GarmentProblem;
}

/** Read out at each move of the point. */
export function VerdictSummary({ checked }: CheckProps): ReactNode {
  const unknownText = checked === 'face' ? 'A face, not a garment' : 'We can’t tell in this light';
  const isKnown = typeof checked === 'object';
  const main = isKnown && checked.colors[0];
  return (
    <>
      <h2 className={styles.verdict}>{isKnown ? VERDICTS[checked.verdict] : unknownText}</h2>
      <p>{isKnown ? main && comparisonText(main) : PROBLEM_TEXTS[checked]}</p>
      {/* Another color may be as good as the one before. */}
      {main && <p className="visually-hidden">{`Its color: ${labToHex(main.lab)}.`}</p>}
    </>
  );
}

export function VerdictDetails({ checked, wardrobe }: CheckProps & { readonly wardrobe: Wardrobe }): ReactNode {
  if (typeof checked === 'string') return null;
  const { verdict, colors, light } = checked;
  const [main] = colors;
  return (
    <>
      <p>{adviceOn(verdict, wardrobe)}</p>
      <ul>
        {colors.map((color, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: largest first, and none moves
          <GarmentColorRow key={i} color={color} isMain={i === 0} isOnly={colors.length === 1} />
        ))}
      </ul>
      {main && (
        <section className="stack gap-3 ruled faint">
          <h3 className="text-lg">Wear it with</h3>
          <Chips colors={matchingColors(main.lab, wardrobe)} />
        </section>
      )}
      <p className="text-sm soft">{LIGHT_TEXTS[light.source]}</p>
    </>
  );
}

function GarmentColorRow({
  color,
  isMain,
  isOnly,
}: {
  color: JudgedColor;
  isMain: boolean;
  isOnly: boolean;
}): ReactNode {
  const id = useId();
  const hex = labToHex(color.lab);
  return (
    <li className={`ruled faint ${styles.color}`}>
      <div className={styles.pair} aria-hidden="true">
        <Cloth hex={hex} seed={3} id={`${id}read`} height={80} edge={0} />
        <Cloth hex={color.nearest[0]?.hex ?? hex} seed={8} id={`${id}near`} height={80} edge={0} />
      </div>
      <div className="stack gap-2">
        <p>
          <strong>{isOnly ? 'Its color' : `${Math.round(color.share * 100)}% of it`}</strong>{' '}
          <span className="figures" aria-hidden={isMain}>
            {hex}
          </span>
          <span>{!isOnly && `: ${VERDICTS[color.verdict].toLowerCase()}`}</span>
        </p>
        {!isMain && <p>{comparisonText(color)}</p>}
        <Chips colors={color.nearest} label="Closest in the palette" />
      </div>
    </li>
  );
}

const Chips = ({ colors, label }: { readonly colors: readonly NamedColor[]; readonly label?: string }): ReactNode => (
  <ul className={`row gap-3 ${styles.chips}`} aria-label={label}>
    {colors.map(({ hex, name }) => (
      <li key={hex} className="row gap-2 text-sm">
        <span style={{ background: hex }} />
        {name}
      </li>
    ))}
  </ul>
);

/** "Darker and warmer than your Rust." */
function comparisonText({ directions, nearest, harm }: JudgedColor): string {
  const [first] = nearest;
  if (!first) return '';
  if (harm) return `Closer to ${harm.name}, one of your colors to avoid, than to ${first.name}.`;
  if (directions.length === 0) return `As good as your ${first.name}.`;
  return `${capital(directions.join(' and '))} than your ${first.name}.`;
}
