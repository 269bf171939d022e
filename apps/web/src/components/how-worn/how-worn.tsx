import { type AnalysisResult, type HairWorn, hairDrawn, hairSaid, NO_ANSWERS } from '@trueseason/contracts';
import { Bust, sitterOf } from '@trueseason/drawings';
import { isGray } from '@trueseason/seasons/colorless-hair';
import { CHANGE_HEAD, guessed, headsAre, headsUntilSaid } from '@trueseason/seasons/drawn-with';
import { type ReactNode, useId, useState } from 'react';
import { useAnswer } from '../../lib/answers/use-answer.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { Button } from '../button/button.tsx';
import { OnePress } from '../one-press/one-press.tsx';
import styles from './how-worn.module.css';

const WAYS: readonly (readonly [worn: HairWorn, title: string, said: string])[] = [
  ['crop', 'Close-cropped', 'You wear your hair close-cropped.'],
  ['short', 'Short', 'You wear your hair short.'],
  ['bob', 'To the chin', 'You wear your hair to the chin.'],
  ['lob', 'To the shoulders', 'You wear your hair to the shoulders.'],
  ['long', 'Long', 'You wear your hair long.'],
  ['coils', 'Coils', 'You wear coils.'],
  ['locs', 'Locs', 'You wear locs.'],
  ['gray', 'Gray', 'You wear your gray.'],
  ['shaved', 'Shaved', 'You wear no hair.'],
  ['covered', 'Covered', 'You wear your hair covered.'],
];

export interface HowWornProps {
  readonly orderId: string;
  readonly result: AnalysisResult;
  /** Was asked before, or stands where nobody is drawn: a line says what is drawn, and asks when it is pressed. */
  readonly briefly?: boolean;
  readonly drawsNobody?: boolean;
}

/**
 * Asked wherever somebody first meets themselves drawn, and answered once, with one press: what we draw and advise follows
 * at once on every page, and nothing that was measured changes.
 */
export function HowWorn({ orderId, result, briefly = false, drawsNobody = false }: HowWornProps): ReactNode {
  const { beard = null } = result.evidence.answers ?? NO_ANSWERS;
  const worn = hairSaid(result.evidence.answers);
  const known = WAYS.find(([way]) => way === worn);
  const saying = known && (beard ? withBeard(known[2]) : known[2]);
  const [asks, setAsks] = useState(false);
  // Where the row was opened, a beard can still be told of after the answer has taken the row away.
  const [wasOpened, setOpened] = useState(false);
  const { answer, isError, said } = useAnswer(orderId, result);
  const isAsking = asks || !(known || briefly);
  const told = useTakeFocus<HTMLParagraphElement>(isAsking);
  const until = useId();
  const first = useTakeFocus<HTMLFieldSetElement>(isAsking);
  const problem = <p role="status">{isError && said}</p>;
  // No photo tells a beard from the shade of a jaw surely enough. It stays beside an answer, which takes the row away.
  const asksBeard = (isAsking || !briefly || wasOpened) && (
    <label className={styles.beard}>
      <input
        type="checkbox"
        checked={!!beard}
        onChange={({ target }) => answer({ beard: target.checked ? true : null })}
      />
      I wear a beard
    </label>
  );
  if (!isAsking) {
    return (
      <div className={styles.worn}>
        <p className={known ? styles.known : styles.unsaid} ref={told} tabIndex={-1}>
          {known && (
            <span className={styles.own}>
              <Drawn result={result} worn={known[0]} />
            </span>
          )}
          {saying ??
            `${drawsNobody ? 'In your looks and your report, heads' : 'Heads'} are ${headsAre(result.evidence)}.`}{' '}
          <Button
            look="text"
            onClick={() => {
              setAsks(true);
              setOpened(true);
            }}
          >
            {known ? 'Change' : CHANGE_HEAD}
          </Button>
        </p>
        {asksBeard}
        {problem}
      </div>
    );
  }
  const press = (way: HairWorn): void => {
    setAsks(false);
    if (way !== worn) answer({ hairWorn: way });
  };
  return (
    <div className={styles.worn}>
      <OnePress
        question="How do you wear your hair?"
        options={isAllGray(result) && worn !== 'gray' ? WAYS.filter(([way]) => way !== 'gray') : WAYS}
        value={hairDrawn(result.evidence)}
        describedBy={known ? undefined : until}
        onPress={press}
        draw={(way) => <Drawn result={result} worn={way} />}
        ref={first}
      />
      {!known && (
        <p id={until}>
          {headsUntilSaid(result.evidence)} {guessed(result.evidence, ['hair'])}
        </p>
      )}
      {asksBeard}
      {problem}
    </div>
  );
}

const withBeard = (said: string): string => said.replace('wear', 'wear a beard and');

/** Who was read as gray all over is asked of no gray: they are drawn in it however they wear it. */
const isAllGray = ({ evidence: { features } }: AnalysisResult): boolean =>
  features.hair !== null && !features.hair.strands && isGray(features.hair);

/** Of a result without neutrals. */
const CLOTH = '#B4B1AC';

interface DrawnProps {
  readonly result: AnalysisResult;
  readonly worn: HairWorn;
}

/** Their own head, as it is drawn when they say so. */
function Drawn({ result, worn }: DrawnProps): ReactNode {
  const id = useId();
  const { evidence, coreNeutrals } = result;
  const answers = { ...NO_ANSWERS, ...evidence.answers, hairWorn: worn };
  const cut = answers.presentation ?? 'between';
  return (
    <Bust
      id={id}
      sitter={sitterOf({ ...evidence, answers }, cut, coreNeutrals)}
      presentation={cut}
      cloth={coreNeutrals[0] ?? CLOTH}
    />
  );
}
