import { type AnalysisResult, type HairWorn, NO_ANSWERS } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Choice } from '../../../components/choice/choice.tsx';
import { useTakeFocus } from '../../../lib/browser/use-take-focus.ts';
import { useAnswer } from '../evidence/use-answer.ts';
import styles from './how-worn.module.css';

const WAYS: readonly (readonly [worn: HairWorn, title: string, said: string])[] = [
  ['short', 'Short', 'You wear your hair short.'],
  ['long', 'Long', 'You wear your hair long.'],
  ['coils', 'Coils', 'You wear coils.'],
  ['locs', 'Locs', 'You wear locs.'],
  ['gray', 'Gray', 'You wear your gray.'],
  ['shaved', 'Shaved', 'You wear no hair.'],
  ['covered', 'Covered', 'You wear your hair covered.'],
];

/** Asked once: what we draw and advise follows, and nothing that was measured changes. */
export function HowWorn({ orderId, result }: { readonly orderId: string; readonly result: AnalysisResult }): ReactNode {
  const given = result.evidence.answers ?? NO_ANSWERS;
  const [asks, setAsks] = useState(false);
  const [chosen, choose] = useState(given.hairWorn ?? null);
  const { answer, isPending, isError, said } = useAnswer(orderId, result);
  const known = WAYS.find(([worn]) => worn === given.hairWorn);
  const told = useTakeFocus<HTMLParagraphElement>(asks || known);
  if (known && !asks) {
    return (
      <p className={styles.known} ref={told} tabIndex={-1}>
        {known[2]}
        <Button look="text" onClick={() => setAsks(true)}>
          Change
        </Button>
      </p>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answer({ ...given, hairWorn: chosen }, { onSuccess: () => setAsks(false) });
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.question}>
        <legend>How do you wear your hair?</legend>
        <p>We draw and advise only that, here and in your report. What was measured stays.</p>
        <Choice
          name="hairWorn"
          options={WAYS.map(([worn, title]) => [worn, title] as const)}
          value={chosen}
          onChange={choose}
        />
        <Button type="submit" look="quiet" busy={isPending} disabled={chosen === null}>
          That’s how I wear it
        </Button>
        <p role="status">{isError && said}</p>
      </fieldset>
    </form>
  );
}
