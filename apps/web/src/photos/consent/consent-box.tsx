import { type ReactNode, useId } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { NoCookies } from '../../ui/no-cookies/no-cookies.tsx';
import styles from './consent-box.module.css';
import type { PhotoConsent as Consent } from './photo-consent.ts';

export interface PhotoConsentProps {
  readonly consent: Consent;
  readonly disabled?: boolean;
}

/** The consent before upload: a box that is never checked by default. */
export function PhotoConsent({ consent, disabled = false }: PhotoConsentProps): ReactNode {
  const { form, isReady, ticked, secondOpinion, isMissed, missedWords, box, tick } = consent;
  const id = useId();
  return (
    <div className={`boxes ${styles.consent}`} data-missed={isMissed || undefined}>
      <NoCookies />
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={ticked}
          disabled={disabled || !isReady}
          aria-describedby={`${id}-detail ${id}-missed`}
          aria-invalid={isMissed || undefined}
          onChange={({ target }) => tick(target.checked, secondOpinion)}
        />
        {form.statement}
      </label>
      <p id={`${id}-missed`} role="alert" className={styles.missed}>
        {isMissed && missedWords}
      </p>
      <p id={`${id}-detail`} className={`text-xs soft ${styles.detail}`}>
        {form.detail}{' '}
        <a href={paths.faces} target="_blank" rel="noreferrer">
          How we handle faces
        </a>
      </p>
      {form.secondOpinion && (
        <label>
          <input
            type="checkbox"
            checked={secondOpinion}
            disabled={disabled || !ticked}
            onChange={({ target }) => tick(true, target.checked)}
          />
          {form.secondOpinion}
        </label>
      )}
    </div>
  );
}
