import type { AnalysisResult, PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { DrapedPlate, SettlingCloth } from '../../drape/draped-plate.tsx';
import { EarlyPhoto } from '../../drape/early-photo/early-photo.tsx';
import { forgetEarlyPhoto } from '../../drape/early-photo/early-photo-element.ts';
import { useDrapedPhoto } from '../../drape/use-draped-photo.ts';
import styles from './hero.module.css';
import { ClothHero, HeroFrame, HeroName } from './hero-frame.tsx';
import { heroShape } from './hero-shape.ts';

export interface HeroProps {
  readonly order: Pick<PublicOrder, 'id'>;
  readonly result: AnalysisResult;
  /** The season ring with the runner-up, shown without a photo. */
  readonly ring: ReactNode;
  readonly statement: ReactNode;
  readonly children: ReactNode;
}

export function Hero({ order, result, ring, statement, children }: HeroProps): ReactNode {
  // Fixed, so that rotating the phone or opening the address bar moves nothing.
  const [shape] = useState(heroShape);
  const drapedPhoto = useDrapedPhoto(String(order.id), result.evidence.photos);
  const [isReady, setIsReady] = useState(false);
  const { signatureColors: signature } = result.overview;
  const name = { kicker: 'Your season', season: result.season };
  if (!drapedPhoto.isPending && !drapedPhoto.photo) {
    return (
      <ClothHero {...name} signature={signature} statement={statement} ring={ring}>
        {children}
      </ClothHero>
    );
  }

  return (
    <HeroFrame
      signature={signature}
      statement={statement}
      ratio={shape.ratio}
      picture={(cloth) => (
        <>
          {!isReady && <EarlyPhoto />}
          {drapedPhoto.isPending ? (
            <div className={`framed ${styles.waiting}`} style={{ background: cloth.hex }}>
              <HeroName {...name} cloth={cloth.hex} />
            </div>
          ) : (
            <DrapedPlate
              photo={drapedPhoto.photo}
              evidence={result.evidence}
              alt={`You, with a cloth in ${cloth.name} under the chin`}
              shape={shape}
              isFirst
              onReady={() => {
                setIsReady(true);
                forgetEarlyPhoto();
              }}
              onError={drapedPhoto.onBroken}
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
