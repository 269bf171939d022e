import { type Evidence, isMakeupGuessed, makeupSaid } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import styles from './evidence-picture.module.css';

/** That photos showed makeup, what follows from it, and the way to the question that settles it further down. */
export function MakeupNote({ evidence }: { readonly evidence: Pick<Evidence, 'photos' | 'answers'> }): ReactNode {
  const said = makeupSaid(evidence);
  if (!said) return null;
  return (
    <div className={styles.note}>
      <p>{said}</p>
      {isMakeupGuessed(evidence) && (
        <Button look="text" onClick={showQuestion}>
          Say whether you wore makeup
        </Button>
      )}
    </div>
  );
}

/** The question lies in a fold, which on a phone is closed. */
function showQuestion(): void {
  const answer = document.querySelector<HTMLInputElement>('input[name="makeup"]');
  const fold = answer?.closest('details');
  if (fold) fold.open = true;
  answer?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  answer?.focus({ preventScroll: true });
}
