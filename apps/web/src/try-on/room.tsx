import { type AnalysisResult, BRAND, keysOf, type NamedColor } from '@trueseason/contracts';
import { besideSkin } from '@trueseason/style/reading/beside-photos';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { PLATE } from '../drape/frame.ts';
import { handOver } from '../drape/share/share.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Choice } from '../ui/choice/choice.tsx';
import { ColorRow } from './color-row.tsx';
import type { Mirror } from './mirror.ts';
import { PARTS, type Part, type Worn, wornInWords } from './parts.ts';
import styles from './try-on.module.css';

export interface RoomProps {
  readonly mirror: Mirror;
  readonly offered: readonly { readonly part: Part; readonly colors: readonly NamedColor[] }[];
  readonly result: AnalysisResult;
  readonly turn: (() => void) | undefined;
  readonly isNext: boolean;
}

export function Room({ mirror, offered, result, turn, isNext }: RoomProps): ReactNode {
  const id = useId();
  const [chosen, choose] = useState<Part>();
  const [worn, setWorn] = useState<Worn>({});
  const [bare, setBare] = useState(false);
  const shown = offered.find((one) => one.part === chosen) ?? offered[0];
  if (!shown) return null;
  const { part, colors } = shown;
  const { what, ownOnly, note } = PARTS[part];
  const said = note?.(result);
  const isWorn = keysOf(PARTS).some((one) => worn[one]);
  const words = bare ? 'As you took it.' : wornInWords(worn, mirror.isAsBefore);
  const color = bare ? undefined : worn[part];
  const put = (color: NamedColor | undefined): void => {
    setBare(false);
    setWorn((now) => ({ ...now, [part]: color }));
  };
  return (
    <div className={`stack gap-3 ${styles.room}`}>
      <figure className={styles.figure} aria-busy={isNext}>
        <MirrorPicture mirror={mirror} worn={bare ? {} : worn} label={`Your photo ${mirror.position}. ${words}`} />
        <figcaption className={`text-sm ${styles.caption}`}>
          <p className="soft" aria-live="polite">
            {words}
            {color && <span className="visually-hidden"> {besideSkin([color], result.evidence)}</span>}
          </p>
          {isWorn ? (
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
          ) : (
            <p className="soft">Drawn on this device. Nothing is sent.</p>
          )}
          {turn && (
            <Button look="text" onClick={turn}>
              Another photo
            </Button>
          )}
        </figcaption>
      </figure>
      <div className={`row ${styles.choices}`}>
        {offered.length > 1 && (
          <fieldset>
            <legend className="visually-hidden">What to try on</legend>
            <Choice
              name={`${id}part`}
              options={offered.map((one) => [one.part, PARTS[one.part].title] as const)}
              value={part}
              onChange={choose}
            />
          </fieldset>
        )}
        <ColorRow
          key={part}
          legend={what}
          colors={colors}
          chosen={worn[part]}
          onChoose={put}
          hasWheel={!ownOnly}
          id={`${id}${part}`}
        />
        {said && <p className="text-sm soft">{said}</p>}
      </div>
    </div>
  );
}

function MirrorPicture({
  mirror,
  worn,
  label,
}: {
  readonly mirror: Mirror;
  readonly worn: Worn;
  readonly label: string;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) mirror.draw(context, worn);
  }, [mirror, worn]);
  return (
    <div className={`framed ${styles.frame}`} style={{ aspectRatio: PLATE.ratio }}>
      <canvas
        ref={canvas}
        className="cover"
        role="img"
        aria-label={label}
        width={mirror.width}
        height={mirror.height}
      />
    </div>
  );
}

async function save(mirror: Mirror, worn: Worn): Promise<void> {
  try {
    await handOver(await mirror.picture(worn), 'try-on.png', `Tried on with ${BRAND.name}`);
  } catch (error) {
    console.error('The picture could not be saved:', error);
    showToast(TOASTS.unexpected);
  }
}
