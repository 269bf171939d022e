import type { SeasonName } from '@trueseason/contracts';
import { ShareCard, STORY_WIDTH, StoryCard } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { placed } from '../frame.ts';
import { CARD_SIZE, type CardKind } from './card-kind.ts';
import styles from './card-preview.module.css';
import type { CardParts } from './use-card.ts';

const FONTS = { displayFont: 'var(--font-display)', textFont: 'var(--font-text)' } as const;

export interface CardPreviewProps {
  readonly kind: CardKind;
  readonly season: SeasonName;
  readonly parts: CardParts;
  readonly link: string | undefined;
}

/** What is shared, as it will look: the drawn card over the photo. */
export function CardPreview({ kind, season, parts, link }: CardPreviewProps): ReactNode {
  const { face, colors } = parts;
  const [width, height] = CARD_SIZE[kind];
  const edge = face?.drape.edge ?? null;
  const size = { width: STORY_WIDTH, height: (height / width) * STORY_WIDTH };
  return (
    <div className={styles.card} style={{ aspectRatio: width / height, '--ratio': width / height }}>
      {face && (
        <div className={styles.box}>
          <img src={face.underlay.image.src} alt="" style={placed(face.drape.frame)} />
        </div>
      )}
      <div className={styles.drawn} data-card>
        {kind === 'story' && !edge ? (
          <StoryCard season={season} own={colors} link={link} {...FONTS} />
        ) : (
          <ShareCard season={season} colors={colors} edge={edge} side={face?.side} link={link} {...size} {...FONTS} />
        )}
      </div>
    </div>
  );
}
