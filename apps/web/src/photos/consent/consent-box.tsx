import { type ReactNode, useId } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { CookieWarning } from '../../ui/cookie-warning/cookie-warning.tsx';
import type { PhotoConsent as Consent } from './photo-consent.ts';

/** The consent before upload, never checked by default. */
export function PhotoConsent(props: { readonly consent: Consent; readonly disabled?: boolean }): ReactNode {
  const { consent, disabled = false } = props;
  const { form, canTick, ticked, secondOpinion, missed, box, tick } = consent;
  const id = useId();
  return (
    <div className="boxes ruled faint">
      <CookieWarning />
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={ticked}
          disabled={disabled || !canTick}
          aria-describedby={`${id}-detail ${id}-missed`}
          aria-invalid={missed ? true : undefined}
          onChange={({ target }) => tick(target.checked, secondOpinion)}
        />
        {form.statement}
      </label>
      <p id={`${id}-missed`} role="alert" className="fault">
        {missed}
      </p>
      <p id={`${id}-detail`} className="text-xs soft">
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
