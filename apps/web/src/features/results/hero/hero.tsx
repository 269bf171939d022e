import type { AnalysisResult, NamedColor, PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { DrapedPlate } from '../../../components/drape/draped-plate.tsx';
import { SettlingCloth } from '../../../components/drape/settling-cloth.tsx';
import { useSitter } from '../../../components/drape/use-sitter.ts';
import type { HowWornProps } from '../../../components/how-worn/how-worn.tsx';
import { Late } from '../../../components/late/late.tsx';
import { lazyAgain } from '../../../lib/browser/lazy-again.tsx';
import { parseColor } from '../../../lib/result/named-colors.ts';
import { EarlyPhoto } from '../early/early-photo.tsx';
import { releasePhoto } from '../early/held-photo.ts';
import styles from './hero.module.css';
import { HeroColors } from './hero-colors.tsx';
import { HeroName } from './hero-name.tsx';
import { heroShape } from './hero-shape.ts';
import { ReportHeads } from './report-heads.tsx';
import { useGrayFirst } from './use-gray-first.tsx';

/** Asked where a drawn head stands, which is seldom: in code of its own. */
const HowWorn = lazyAgain<HowWornProps>(
  async () => (await import('../../../components/how-worn/how-worn.tsx')).HowWorn,
);

const COLORS = 4;

/** The colors that the hero wears: the first of the signature, the best one first. */
const heroColors = ({ overview }: Pick<AnalysisResult, 'overview'>): readonly NamedColor[] =>
  overview.signatureColors.slice(0, COLORS).map(parseColor);

export interface HeroProps {
  readonly order: Pick<PublicOrder, 'id'>;
  readonly result: AnalysisResult;
  /** A cloth was touched. */
  readonly onTouch: () => void;
  /** What stands beside the picture, or below it on a phone. */
  readonly children: ReactNode;
}

/** The customer in their best color, with the season's name over the cloth. */
export function Hero({ order, result, onTouch, children }: HeroProps): ReactNode {
  const colors = heroColors(result);
  const [worn, setWorn] = useState(0);
  // Kept, so that a turned phone or an opening address bar moves nothing.
  const [shape] = useState(heroShape);
  const sitter = useSitter(String(order.id), result.evidence.photos);
  const [ready, setReady] = useState(false);
  const grayFirst = useGrayFirst(order.id, ready || (!sitter.isPending && !sitter.photo));
  const cloth = colors[worn] ?? colors[0];
  if (!cloth) return <div className={styles.beside}>{children}</div>;
  const wear = (index: number): void => {
    setWorn(index);
    onTouch();
  };
  const isDrawn = !sitter.isPending && !sitter.photo;
  const who = sitter.photo ? 'You' : 'A face drawn in your colors';

  return (
    <div className={styles.hero}>
      <div className={styles.picture} style={{ '--ratio': shape.ratio }}>
        {!ready && <EarlyPhoto />}
        {sitter.isPending ? (
          <div className={styles.waiting} style={{ aspectRatio: shape.ratio, background: cloth.hex }}>
            <HeroName season={result.season} cloth={cloth.hex} kicker="Your season" />
          </div>
        ) : (
          <DrapedPlate
            photo={sitter.photo}
            seen={result.evidence}
            alt={`${who}, with a cloth in ${cloth.name} under the chin`}
            shape={shape}
            first
            onReady={() => {
              setReady(true);
              releasePhoto();
            }}
            onError={sitter.onBroken}
            cloths={(draw) => (
              <>
                <SettlingCloth hex={cloth.hex} draw={draw} />
                {grayFirst(draw)}
              </>
            )}
          >
            <HeroName season={result.season} cloth={cloth.hex} kicker="Your season" />
          </DrapedPlate>
        )}
      </div>
      <HeroColors colors={colors} worn={worn} onWear={wear} />
      {isDrawn && (
        <div className={styles.hair}>
          <Late>
            <HowWorn orderId={String(order.id)} result={result} />
          </Late>
        </div>
      )}
      <div className={styles.beside}>
        {children}
        {/* Below a drawn head it is asked already. */}
        {!isDrawn && <ReportHeads orderId={String(order.id)} result={result} />}
      </div>
    </div>
  );
}
