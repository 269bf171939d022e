import type { AnalysisResult } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/seasons/color-name';
import type { ReactNode } from 'react';
import { Draping } from '../../drape/draping.tsx';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import styles from './premium.module.css';

const GROUPS = [
  ['coreNeutrals', 'Foundation Neutrals'],
  ['accentLights', 'Accent Lights'],
  ['accentBrights', 'Statement Brights'],
] as const;

export const CompletePalette = ({
  result,
  orderId,
}: {
  readonly result: AnalysisResult;
  readonly orderId: string;
}): ReactNode => (
  <article className={`stack gap-6 page ${styles.step}`}>
    <h3>Your Complete Palette</h3>
    {GROUPS.map(([group, title]) => (
      <section key={group} className={`stack gap-4 ruled ${styles.section}`}>
        <h4>{title}</h4>
        <ClothGrid id={group} columns={6} colors={result[group].map((hex) => ({ hex, name: colorNameOr(hex) }))} />
      </section>
    ))}
    <section className={`stack gap-4 ruled ${styles.section}`}>
      <h4>On you</h4>
      <Draping orderId={orderId} result={result} />
    </section>
  </article>
);
