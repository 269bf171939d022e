import { type PhotoConsentForm, photoConsentForm } from '@trueseason/contracts';
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { useClientConfig } from '../../lib/api/client-config.ts';
import { keepsNoCookies } from '../../lib/browser/cookies.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { consentIsTold, consentState, consentWasGiven, subscribeToConsent, tellConsent } from './consent-record.ts';

export interface PhotoConsent {
  readonly form: PhotoConsentForm;
  /** Whether photos may leave this device: what is asked now was agreed to and is recorded. Null until that is known. */
  readonly given: boolean | null;
  /** Whether it is known what has to be asked: a box that was painted ahead takes no tick. */
  readonly isReady: boolean;
  /** Whether the box shows a tick. */
  readonly ticked: boolean;
  readonly secondOpinion: boolean;
  /** The customer tried to continue without consent. */
  readonly isMissed: boolean;
  /** What is said then, which after a consent that was taken back cannot be that nothing was sent. */
  readonly missedWords: string;
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
  // Otherwise the order would be lost, and the consent not recorded.
  const noCookies = useInBrowser() && keepsNoCookies();
  const isKnown = consent === null || !isPending;

  const tick = (ticked: boolean, secondOpinion = false): void => {
    setMissed(false);
    const said = { version: form.version, secondOpinion: asksForSecondOpinion ? secondOpinion : null };
    tellConsent(ticked ? said : null).catch((error: unknown) => showRefusal('We couldn’t save your choice', error));
  };
  const require = async (): Promise<boolean> => {
    await consentIsTold();
    const { consent: last } = consentState();
    if (last?.version === form.version && !noCookies) return true;
    setMissed(true);
    box.current?.focus();
    return false;
  };
  return {
    form,
    given: noCookies ? false : isKnown ? valid && !busy : null,
    isReady: !isPending && !noCookies,
    ticked: isKnown && valid,
    secondOpinion: valid && consent?.secondOpinion === true,
    isMissed: isMissed && (!valid || noCookies),
    missedWords: noCookies
      ? 'Please allow cookies first. Nothing has been sent.'
      : consentWasGiven()
        ? 'Please check this box first. We won’t send anything more until you do.'
        : 'Please check this box first. Nothing has been sent.',
    box,
    tick,
    require,
  };
}
