import { labToHex } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { type ReactNode, useId } from 'react';
import type { GarmentCheck, GarmentProblem, JudgedColor } from './check-garment.ts';
import { LIGHT_SAYS, PROBLEMS, sayPlace, VERDICT_MEANS, VERDICTS } from './check-texts.ts';
import styles from './garment.module.css';
import { type Wardrobe, wearWith } from './judge-color.ts';

export function Answer({
  checked,
  wardrobe,
}: {
  readonly checked: GarmentCheck | GarmentProblem;
  readonly wardrobe: Wardrobe;
}): ReactNode {
  if (typeof checked === 'string') {
    return (
      <>
        <h2 className={styles.verdict}>We can’t tell in this light</h2>
        <p>{PROBLEMS[checked]}</p>
      </>
    );
  }
  const [main] = checked.colors;
  return (
    <>
      <h2 className={styles.verdict} data-verdict={checked.verdict}>
        {VERDICTS[checked.verdict]}
      </h2>
      <p>{VERDICT_MEANS[checked.verdict]}</p>
      <ul className="stack">
        {checked.colors.map((color, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: largest first, and none moves
          <ColorRow key={i} color={color} alone={checked.colors.length === 1} />
        ))}
      </ul>
      {main && (
        <section className={styles.with}>
          <h3>Wear it with</h3>
          <ul>
            {wearWith(main.lab, wardrobe).map((color) => (
              <Chip key={color.hex} color={color} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.note}>{LIGHT_SAYS[checked.light.source]}</p>
    </>
  );
}

function ColorRow({ color, alone }: { readonly color: JudgedColor; readonly alone: boolean }): ReactNode {
  const id = useId();
  const hex = labToHex(color.lab);
  return (
    <li className={styles.color}>
      <div className={styles.pair} aria-hidden="true">
        <Cloth hex={hex} seed={3} id={`${id}read`} height={80} edge={0} />
        <Cloth hex={color.nearest[0]?.hex ?? hex} seed={8} id={`${id}near`} height={80} edge={0} />
      </div>
      <div>
        <p>
          <strong>{alone ? 'Its color' : `${Math.round(color.share * 100)}% of it`}</strong>{' '}
          <span className="figures">{hex}</span>
          <span>{!alone && `: ${VERDICTS[color.verdict].toLowerCase()}`}</span>
        </p>
        <p>{sayPlace(color)}</p>
        <ul className={styles.nearest} aria-label="Closest in the palette">
          {color.nearest.map((near) => (
            <Chip key={near.hex} color={near} />
          ))}
        </ul>
      </div>
    </li>
  );
}

const Chip = ({ color: { hex, name } }: { readonly color: NamedColor }): ReactNode => (
  <li className={styles.chip}>
    <span style={{ background: hex }} />
    {name}
  </li>
);
