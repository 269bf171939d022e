import { type PhotoConsentForm, photoConsentForm } from '@trueseason/contracts';
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { useClientConfig } from '../api/client-config.ts';
import { showRefusal } from '../messages/show-refusal.ts';
import { consentIsTold, consentState, subscribeToConsent, tellConsent } from './consent-record.ts';

export interface PhotoConsent {
  readonly form: PhotoConsentForm;
  /** Whether photos may leave this device: what is asked now was agreed to and is recorded. Null until that is known. */
  readonly given: boolean | null;
  /** Whether it is known what has to be asked: a box that was painted ahead takes no tick. */
  readonly isReady: boolean;
  /** Whether the box shows a tick. */
  readonly ticked: boolean;
  readonly secondOpinion: boolean;
  /** Somebody wanted to go on without. */
  readonly isMissed: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly tick: (ticked: boolean, secondOpinion?: boolean) => void;
  /** Whether photos may be sent; where they may not, the box says so and takes the focus. */
  readonly require: () => Promise<boolean>;
}

const NOTHING = { consent: null, busy: false } as const;

/** What has to be agreed to before a photo is sent, and whether it was, for this visit. */
export function usePhotoConsent(): PhotoConsent {
  const { data: config, isPending } = useClientConfig();
  const { consent, busy } = useSyncExternalStore(subscribeToConsent, consentState, () => NOTHING);
  const [isMissed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const asksForSecondOpinion = config?.secondOpinion ?? false;
  const form = photoConsentForm({ secondOpinion: asksForSecondOpinion });
  const valid = consent?.version === form.version;
  const isKnown = consent === null || !isPending;

  const tick = (ticked: boolean, secondOpinion = false): void => {
    setMissed(false);
    const said = { version: form.version, secondOpinion: asksForSecondOpinion ? secondOpinion : null };
    tellConsent(ticked ? said : null).catch((error: unknown) =>
      showRefusal('Your choice could not be recorded', error),
    );
  };
  const require = async (): Promise<boolean> => {
    await consentIsTold();
    const { consent: last } = consentState();
    if (last?.version === form.version) return true;
    setMissed(true);
    box.current?.focus();
    return false;
  };
  return {
    form,
    given: isKnown ? valid && !busy : null,
    isReady: !isPending,
    ticked: isKnown && valid,
    secondOpinion: valid && consent?.secondOpinion === true,
    isMissed: isMissed && !valid,
    box,
    tick,
    require,
  };
}
