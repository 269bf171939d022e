import type { AnalysisResult, NamedColor, PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { DrapedPlate } from '../../drape/draped-plate.tsx';
import { SettlingCloth } from '../../drape/settling-cloth.tsx';
import { useSitter } from '../../drape/use-sitter.ts';
import { parseColor } from '../../lib/named-colors.ts';
import { EarlyPhoto } from '../../photos/early-photo/early-photo.tsx';
import { releasePhoto } from '../../photos/early-photo/held-photo.ts';
import { ClothHero } from './cloth-hero.tsx';
import styles from './hero.module.css';
import { HeroColors } from './hero-colors.tsx';
import { HeroName } from './hero-name.tsx';
import { heroShape } from './hero-shape.ts';
import { useGrayFirst } from './use-gray-first.tsx';

const COLORS = 4;

/** The colors that the hero wears: the first of the signature, the best one first. */
const heroColors = ({ overview }: Pick<AnalysisResult, 'overview'>): readonly NamedColor[] =>
  overview.signatureColors.slice(0, COLORS).map(parseColor);

export interface HeroProps {
  readonly order: Pick<PublicOrder, 'id'>;
  readonly result: AnalysisResult;
  /** The season ring with the runner-up; where there is no photo it takes the place of one. */
  readonly ring: ReactNode;
  /** Beside the picture, or below it on a phone. */
  readonly children: ReactNode;
}

/** The customer in their best color, with the season's name over the cloth. */
export function Hero({ order, result, ring, children }: HeroProps): ReactNode {
  const colors = heroColors(result);
  const [worn, setWorn] = useState(0);
  // Kept, so that a turned phone or an opening address bar moves nothing.
  const [shape] = useState(heroShape);
  const sitter = useSitter(String(order.id), result.evidence.photos);
  const [ready, setReady] = useState(false);
  const grayFirst = useGrayFirst(order.id, ready);
  const cloth = colors[worn] ?? colors[0];
  if (!cloth) return <div className={`stack gap-4 ${styles.beside}`}>{children}</div>;
  if (!sitter.isPending && !sitter.photo) {
    return (
      <ClothHero kicker="Your season" season={result.season} colors={colors} ring={ring}>
        {children}
      </ClothHero>
    );
  }

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
            alt={`You, with a cloth in ${cloth.name} under the chin`}
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
      <HeroColors colors={colors} worn={worn} onWear={setWorn} />
      <div className={`stack gap-4 ${styles.beside}`}>
        <div className={styles.ring}>{ring}</div>
        {children}
      </div>
    </div>
  );
}
