import { type AnalysisResult, keysOf, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useId, useState } from 'react';
import { handOver } from '../drape/share/hand-over.ts';
import { showToast } from '../lib/messages/show-toast.ts';
import { Button } from '../ui/button/button.tsx';
import { Choice } from '../ui/choice/choice.tsx';
import { ColorRow } from './color-row.tsx';
import type { Mirror } from './mirror.ts';
import { MirrorPicture } from './mirror-picture.tsx';
import { PARTS, type Part, type PartFacts, type Worn, type WornColor, wornInWords } from './parts.ts';
import styles from './try-on.module.css';

export interface RoomProps {
  readonly mirror: Mirror;
  /** What can be tried on before it; one at least. */
  readonly offered: readonly Part[];
  readonly colorsOf: (part: PartFacts) => readonly WornColor[];
  readonly result: AnalysisResult;
  /** Shows another photo; undefined where there is none. */
  readonly turn: (() => void) | undefined;
  /** Another photo was asked for and is not there yet. */
  readonly isNext: boolean;
}

/** A mirror with what is tried on before it. */
export function Room({ mirror, offered, colorsOf, result, turn, isNext }: RoomProps): ReactNode {
  const id = useId();
  const [chosen, choose] = useState<Part>();
  const [worn, setWorn] = useState<Worn>({});
  const [bare, setBare] = useState(false);
  const part = offered.find((one) => one === chosen) ?? offered[0];
  if (!part) return null;
  const facts: PartFacts = PARTS[part];
  const note = facts.note?.(result);
  const isWorn = keysOf(PARTS).some((one) => worn[one]);
  const words = bare ? 'As you took it.' : wornInWords(worn, mirror.isAsBefore);
  const put = (color: WornColor | undefined): void => {
    setBare(false);
    setWorn((now) => ({ ...now, [part]: color }));
  };
  return (
    <div className={`stack gap-3 ${styles.room}`}>
      <figure className={`stack gap-2 ${styles.figure}`} aria-busy={isNext}>
        <MirrorPicture
          mirror={mirror}
          worn={bare ? {} : worn}
          label={`Your photo ${mirror.position}. ${words}`}
          onHold={isWorn ? setBare : undefined}
        />
        <figcaption className={styles.caption} aria-live="polite">
          {words}
        </figcaption>
      </figure>
      <div className={styles.choices}>
        {offered.length > 1 && (
          <fieldset>
            <legend className="visually-hidden">What to try on</legend>
            <Choice
              name={`${id}part`}
              options={offered.map((one) => [one, PARTS[one].title] as const)}
              value={part}
              onChange={choose}
            />
          </fieldset>
        )}
        <ColorRow
          key={part}
          legend={facts.what}
          colors={colorsOf(facts)}
          chosen={worn[part]}
          onChoose={put}
          hasWheel={!facts.ownOnly}
          id={`${id}${part}`}
        />
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.acts}>
          {isWorn && (
            <>
              <Button look="text" aria-pressed={bare} onClick={() => setBare(!bare)}>
                Before
              </Button>
              <Button look="text" onClick={() => setWorn({})}>
                Take it off
              </Button>
              <Button look="text" onClick={() => void save(mirror, worn)}>
                Save this picture
              </Button>
            </>
          )}
          {turn && (
            <Button look="text" onClick={turn}>
              Another photo
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

async function save(mirror: Mirror, worn: Worn): Promise<void> {
  try {
    await handOver(await mirror.picture(worn), 'try-on.png', 'Tried on with TrueSeason');
  } catch (error) {
    console.error('The picture could not be saved:', error);
    showToast(TOASTS.unexpected);
  }
}
