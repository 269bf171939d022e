import { photoConsentForm } from '@trueseason/contracts';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useClientConfig } from '../../lib/api/client-config.ts';
import { keepsNoCookies } from '../../lib/browser/cookies.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { consentIsTold, consentState, consentWasGiven, subscribeToConsent, tellConsent } from './consent-record.ts';

export type PhotoConsent = ReturnType<typeof usePhotoConsent>;

const NOTHING = { consent: null, busy: false } as const;

/** What has to be agreed to before a photo is sent, and whether it was, for this visit. */
export function usePhotoConsent() {
  const { data: config, isPending } = useClientConfig();
  const { consent, busy } = useSyncExternalStore(subscribeToConsent, consentState, () => NOTHING);
  const [isMissed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const asksForSecondOpinion = config?.secondOpinion ?? false;
  const form = photoConsentForm({ secondOpinion: asksForSecondOpinion });
  const isValid = consent?.version === form.version;
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
    if (consentState().consent?.version === form.version && !noCookies) return true;
    setMissed(true);
    box.current?.focus();
    return false;
  };
  const sent = consentWasGiven() ? 'We won’t send anything more until you do.' : 'Nothing has been sent.';
  return {
    form,
    /** Whether photos may leave this device: what is asked now was agreed to and is recorded. Null until that is known. */
    given: noCookies ? false : isKnown ? isValid && !busy : null,
    /** Whether it is known what has to be asked: a box that was painted ahead takes no tick. */
    isReady: !isPending && !noCookies,
    ticked: isKnown && isValid,
    secondOpinion: isValid && consent?.secondOpinion === true,
    /** What is said once the customer tried to go on without consent. */
    missed:
      isMissed && (!isValid || noCookies)
        ? noCookies
          ? 'Please allow cookies first. Nothing has been sent.'
          : `Please check this box first. ${sent}`
        : null,
    box,
    tick,
    /** Whether photos may be sent; where they may not, the box says so and takes the focus. */
    require,
  };
}

/** The consent, and whether this screen has to ask for it: not of those who gave it where they chose their photos. */
export function useAskedConsent() {
  const consent = usePhotoConsent();
  const [wasGiven] = useState(() => consentState().consent !== null);
  return { consent, isAsked: !wasGiven || consent.given === false };
}
