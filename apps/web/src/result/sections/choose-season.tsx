import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { PLATE } from '../../drape/frame.ts';
import { TwoCloths } from '../../drape/two-cloths.tsx';
import { useDrapedPhoto } from '../../drape/use-draped-photo.ts';
import { useSendAnswers } from '../../order/answers/use-send-answers.ts';
import { colorsOf, textOf } from '../../order/read-result.ts';
import { Button } from '../../ui/button/button.tsx';

type Pair = readonly [own: NamedColor, other: NamedColor];

/** The colors of a reading's pairs, which are stored flat. */
function pairsIn(colors: readonly NamedColor[]): Pair[] {
  return colors.flatMap((own, i): Pair[] => {
    const other = colors[i + 1];
    return i % 2 === 0 && other ? [[own, other]] : [];
  });
}

export const CHOICE_TITLE = 'Which one is yours?';

interface ChooseSeasonProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
}

/** The cloths that part the first two seasons, on the owner's photo, and the owner's choice. */
export function ChooseSeason({ orderId, result }: ChooseSeasonProps): ReactNode {
  const { photo, isPending, onBroken } = useDrapedPhoto(orderId, result.evidence.photos);
  const [index, setIndex] = useState(0);
  const { answer, isPending: isSending, said } = useSendAnswers(orderId, result);
  const { season, evidence } = result;
  const pairs = pairsIn(colorsOf(result, 'choice'));
  const [own, other] = pairs[index] ?? pairs[0] ?? [];
  if (!own || !other) return null;
  return (
    <section className="stack gap-4" aria-label={CHOICE_TITLE}>
      <p>{textOf(result, 'choice')}</p>
      <figure className="stack gap-3" style={{ maxWidth: '26rem' }}>
        {isPending ? (
          <div className="framed" style={{ aspectRatio: PLATE.ratio }} />
        ) : (
          <TwoCloths
            own={own}
            other={other}
            tags={[own.name, other.name]}
            photo={photo}
            evidence={evidence}
            alt="Your photo, with both cloths under the chin"
            onError={onBroken}
          />
        )}
        <figcaption className="text-sm soft" aria-live="polite">
          {own.name} is a color of {season}, {other.name} of {evidence.runnerUp}.
        </figcaption>
      </figure>
      {pairs.length > 1 && (
        <div>
          <Button look="text" onClick={() => setIndex((index + 1) % pairs.length)}>
            {`Next pair (${index + 1} of ${pairs.length})`}
          </Button>
        </div>
      )}
      <div className="ways">
        {evidence.kept?.chosen === undefined && (
          <Button look="primary" busy={isSending} onClick={() => answer({ season })}>
            {`Keep ${season}`}
          </Button>
        )}
        <Button look="quiet" busy={isSending} onClick={() => answer({ season: evidence.runnerUp })}>
          {`Mine is ${evidence.runnerUp}`}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
