import { type AnalysisResult, keysOf, type NamedColor } from '@trueseason/contracts';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Choice } from '../../../components/choice/choice.tsx';
import { useSitter } from '../../../components/drape/use-sitter.ts';
import { useProfile } from '../../../lib/result/season-profile.ts';
import { handOver } from '../share/hand-over.ts';
import { Section } from '../steps/step-parts.tsx';
import { ColorRow } from './color-row.tsx';
import { MirrorPicture } from './mirror-picture.tsx';
import { PARTS, type Part, type PartFacts, turnTo, type Worn, wear, wornInWords } from './parts.ts';
import styles from './try-on.module.css';
import { useMirror } from './use-mirror.ts';

export interface TryOnProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  readonly parts: readonly Part[];
}

/** Color on the customer's own photo, drawn on this device. Nothing is shown where there is no photo to draw on. */
export function TryOn({ orderId, result, parts }: TryOnProps): ReactNode {
  const id = useId();
  const { evidence } = result;
  const { photo, turn } = useSitter(orderId, evidence.photos);
  const { data: profile } = useProfile(result);
  const mirror = useMirror(orderId, photo, evidence, parts.includes('hair'));
  const [chosen, choose] = useState<Part>();
  const [worn, setWorn] = useState<Worn>({});
  const [bare, setBare] = useState(false);
  if (!photo || !mirror || !profile) return null;
  const colorsOf = (one: PartFacts) => one.colors(profile.palette, evidence);
  const offered = parts.filter((one) => mirror.shows(one) && colorsOf(PARTS[one]).length > 0);
  const part = offered.find((one) => one === chosen) ?? offered[0];
  if (!part) return null;
  const facts: PartFacts = PARTS[part];
  const note = facts.note?.(profile.palette, evidence);
  const isWorn = keysOf(PARTS).some((one) => worn[one]);
  const put = (color: NamedColor | undefined): void => {
    setBare(false);
    setWorn((now) => wear(now, part, color));
  };
  return (
    <Section
      title="Try it on"
      lead="Your photo as you took it, with color drawn over it on this device. Nothing is sent."
    >
      <div className={styles.room}>
        <figure className={styles.figure}>
          <MirrorPicture
            mirror={mirror}
            worn={bare ? {} : worn}
            label={`Your photo ${photo.position}. ${bare ? 'As you took it.' : wornInWords(worn)}`}
            onHold={isWorn ? setBare : undefined}
          />
          <figcaption className={styles.caption} aria-live="polite">
            {bare ? 'As you took it.' : wornInWords(worn)}
          </figcaption>
        </figure>
        <div className={styles.choices}>
          {offered.length > 1 && (
            <fieldset className={styles.where}>
              <legend className="visually-hidden">What to try on</legend>
              <Choice
                name={`${id}part`}
                options={offered.map((one) => [one, PARTS[one].title] as const)}
                value={part}
                onChange={(next) => {
                  choose(next);
                  setWorn(turnTo(worn, next));
                }}
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
                <Button look="text" onClick={() => void save(mirror.picture(worn))}>
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
    </Section>
  );
}

async function save(picture: Promise<Blob>): Promise<void> {
  await handOver(await picture, 'try-on.png', 'Tried on with TrueSeason');
}
