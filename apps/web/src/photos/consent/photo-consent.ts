import { useQuery } from '@tanstack/react-query';
import { photoConsentForm } from '@trueseason/contracts';
import { useRef, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { keepsNoCookies } from '../../lib/browser/cookies.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showRefusal } from '../../lib/messages.ts';
import { consentIsTold, consentState, consentWasGiven, tellConsent } from './consent-record.ts';

export type PhotoConsent = ReturnType<typeof usePhotoConsent>;

const NOTHING = { consent: null, busy: false } as const;

export function usePhotoConsent() {
  const { data: config, isPending } = useQuery({
    queryKey: ['client-config'],
    queryFn: () => call('getClientConfig'),
    retry: 1,
  });
  const { consent, busy } = useStore(consentState, NOTHING);
  const [isMissed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const asksForSecondOpinion = config?.secondOpinion ?? false;
  const form = photoConsentForm({ secondOpinion: asksForSecondOpinion });
  const isValid = consent?.version === form.version;
  // Without cookies the order would be lost, and the consent not recorded.
  const noCookies = useInBrowser() && keepsNoCookies();
  const isKnown = consent === null || !isPending;

  const tick = (ticked: boolean, secondOpinion = false): void => {
    setMissed(false);
    const said = { version: form.version, secondOpinion: asksForSecondOpinion ? secondOpinion : null };
    tellConsent(ticked ? said : null).catch((error: unknown) => showRefusal('We couldn’t save your choice', error));
  };
  const require = async (): Promise<boolean> => {
    await consentIsTold();
    if (consentState.get().consent?.version === form.version && !noCookies) return true;
    setMissed(true);
    box.current?.focus();
    return false;
  };
  const sent = consentWasGiven() ? 'We won’t send anything more until you do.' : 'Nothing has been sent.';
  return {
    form,
    /** Whether the current consent was given and recorded, so photos may be sent. Null until known. */
    given: noCookies ? false : isKnown ? isValid && !busy : null,
    /** Whether the form is loaded; a prerendered box cannot be ticked yet. */
    isReady: !isPending && !noCookies,
    ticked: isKnown && isValid,
    secondOpinion: isValid && consent?.secondOpinion === true,
    /** Shown after an attempt to continue without consent. */
    missed:
      isMissed && (!isValid || noCookies)
        ? noCookies
          ? 'Please allow cookies first. Nothing has been sent.'
          : `Please check this box first. ${sent}`
        : null,
    box,
    tick,
    /** Returns whether photos may be sent. If not, shows the message and focuses the box. */
    require,
  };
}

/** The consent, and whether this screen must ask: not if it was given when the photos were chosen. */
export function useAskedConsent() {
  const consent = usePhotoConsent();
  const [wasGiven] = useState(() => consentState.get().consent !== null);
  return { consent, isAsked: !wasGiven || consent.given === false };
}
