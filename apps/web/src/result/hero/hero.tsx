import type { AnalysisResult, PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { DrapedPlate, SettlingCloth } from '../../drape/draped-plate.tsx';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { releasePhoto } from '../../drape/early-photo/held-photo.ts';
import { useSitter } from '../../drape/use-sitter.ts';
import styles from './hero.module.css';
import { ClothHero, HeroFrame, HeroName } from './hero-frame.tsx';
import { heroShape } from './hero-shape.ts';

export interface HeroProps {
  readonly order: Pick<PublicOrder, 'id'>;
  readonly result: AnalysisResult;
  /** The season ring with the runner-up, shown without a photo. */
  readonly ring: ReactNode;
  readonly said: ReactNode;
  readonly children: ReactNode;
}

export function Hero({ order, result, ring, said, children }: HeroProps): ReactNode {
  // Fixed, so that rotating the phone or opening the address bar moves nothing.
  const [shape] = useState(heroShape);
  const sitter = useSitter(String(order.id), result.evidence.photos);
  const [ready, setReady] = useState(false);
  const { signatureColors: signature } = result.overview;
  const name = { kicker: 'Your season', season: result.season };
  if (!sitter.isPending && !sitter.photo) {
    return (
      <ClothHero {...name} signature={signature} said={said} ring={ring}>
        {children}
      </ClothHero>
    );
  }

  return (
    <HeroFrame
      signature={signature}
      said={said}
      ratio={shape.ratio}
      picture={(cloth) => (
        <>
          {!ready && <EarlyPhoto />}
          {sitter.isPending ? (
            <div className={`framed ${styles.waiting}`} style={{ background: cloth.hex }}>
              <HeroName {...name} cloth={cloth.hex} />
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
              cloths={(draw) => <SettlingCloth hex={cloth.hex} draw={draw} />}
            >
              <HeroName {...name} cloth={cloth.hex} />
            </DrapedPlate>
          )}
        </>
      )}
    >
      <div className={styles.ring}>{ring}</div>
      {children}
    </HeroFrame>
  );
}
