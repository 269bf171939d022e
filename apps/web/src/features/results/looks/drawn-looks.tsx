import type { AnalysisResult, Outfit } from '@trueseason/contracts';
import { Figure, sitterOf } from '@trueseason/drawings';
import { colorsOfLook, garmentWords, type PersonalProfile, wornAs } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { useSitter } from '../../../components/drape/use-sitter.ts';
import { HowWorn } from '../../../components/how-worn/how-worn.tsx';
import { Cut, cutOf } from './cut.tsx';
import styles from './drawn-looks.module.css';

export interface DrawnLooksProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly profile: PersonalProfile;
  /** What the shop links belong to; none until it is there. */
  readonly outfits: readonly Outfit[];
}

/** The looks of the season on a figure in the person's own skin and hair, in the hair and the cut that they ask for. */
export function DrawnLooks({ orderId, result, profile, outfits }: DrawnLooksProps): ReactNode {
  const cut = cutOf(result);
  // Without photos the first step drew them already, and asked.
  const hero = useSitter(orderId, result.evidence.photos);
  const wasAsked = !hero.isPending && !hero.photo;
  const sitter = sitterOf(result.evidence, cut, result.coreNeutrals);
  return (
    <>
      <HowWorn orderId={orderId} result={result} briefly={wasAsked} />
      <Cut orderId={orderId} result={result} />
      <ul className={styles.looks}>
        {profile.outfits.map((planned, i) => {
          const look = wornAs(planned, cut);
          const shop = outfits.find(({ id }) => id === look.id);
          return (
            <li key={look.id}>
              <div className={styles.box}>
                <Figure
                  id={`look-${i}`}
                  sitter={sitter}
                  presentation={cut}
                  garments={look.garments}
                  ground={look.keyColor.hex}
                  title={`“${look.name}” on a drawn figure: ${garmentWords(look.garments)}`}
                />
              </div>
              <h3>{look.name}</h3>
              <ul className={styles.wear}>
                {colorsOfLook(look.garments).map(({ hex, color }) => (
                  <li key={color}>
                    <span style={{ background: hex }} />
                    {color}
                  </li>
                ))}
              </ul>
              {shop ? (
                <>
                  <a
                    href={look.shopUrl}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`Shop ${look.keyColor.name}: ${look.name} (new tab)`}
                  >
                    Shop {look.keyColor.name}
                  </a>
                  <small>
                    {shop.brand} · {shop.priceRange}
                  </small>
                </>
              ) : (
                <NoLinkYet />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** As high as a link and what is said of it, so that nothing below moves when they come. */
const NoLinkYet = (): ReactNode => (
  <>
    <span className={styles.link} aria-hidden="true">
      {'\u00a0'}
    </span>
    <small aria-hidden="true">{'\u00a0'}</small>
  </>
);
