import type { SeasonName } from '@trueseason/contracts';
import { ShareCard, STORY_WIDTH, StoryCard, WhichOneCard } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { placed } from '../../../components/drape/frame.ts';
import { CARD_SIZE, type CardKind } from './card-kind.ts';
import styles from './card-preview.module.css';
import type { CardParts } from './use-card.ts';

const FONTS = { displayFont: 'var(--font-display)', textFont: 'var(--font-text)' } as const;

/** Four faces need an edge to hang a cloth on; without a photo it is a plain one. */
const PLAIN_EDGE = [
  [0, 0.34],
  [0.5, 0.28],
  [1, 0.34],
] as const;

export interface CardPreviewProps {
  readonly kind: CardKind;
  readonly season: SeasonName;
  readonly parts: CardParts;
  readonly link: string | undefined;
}

/** What is shared, as it will look: the drawn card over the photo. */
export function CardPreview({ kind, season, parts, link }: CardPreviewProps): ReactNode {
  const { face, colors, avoid, question } = parts;
  const [width, height] = CARD_SIZE[kind];
  const edge = face?.drape.edge ?? null;
  // A film is smaller than what it is drawn as: its words would be wider than it.
  const size = { width: STORY_WIDTH, height: (height / width) * STORY_WIDTH };
  return (
    <div className={styles.card} style={{ aspectRatio: width / height, '--ratio': width / height }}>
      {face?.underlay.boxes.map(([x, y, w, h]) => (
        <div
          key={`${x}${y}`}
          className={styles.box}
          style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${w * 100}%`, height: `${h * 100}%` }}
        >
          <img src={face.underlay.image.src} alt="" style={placed(face.drape.frame)} />
        </div>
      ))}
      <div className={styles.drawn} data-card>
        {kind === 'which' ? (
          <WhichOneCard colors={question} edge={edge ?? PLAIN_EDGE} {...FONTS} />
        ) : kind === 'story' && !edge ? (
          <StoryCard season={season} own={colors} link={link} {...FONTS} />
        ) : (
          <ShareCard season={season} colors={colors} edge={edge} side={face?.side} link={link} {...size} {...FONTS} />
        )}
      </div>
      {kind === 'loop' && avoid && (
        <div hidden data-before>
          <ShareCard
            season={season}
            colors={[avoid, ...colors.slice(1)]}
            edge={edge}
            link={link}
            {...size}
            {...FONTS}
          />
        </div>
      )}
    </div>
  );
}
