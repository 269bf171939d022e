import { useQuery } from '@tanstack/react-query';
import { photoConsentForm } from '@trueseason/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { blocksCookies } from '../../lib/browser/cookies.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showRefusal } from '../../lib/messages.ts';
import { consentState, everConsentedToPhotos, recordConsent, whenConsentRecorded } from './consent-record.ts';

export type PhotoConsent = ReturnType<typeof usePhotoConsent>;

const NO_CONSENT = { consent: null, busy: false } as const;

export function usePhotoConsent() {
  const { data: config, isPending } = useQuery({
    queryKey: ['client-config'],
    queryFn: () => call('getClientConfig'),
    retry: 1,
  });
  const { consent, busy } = useStore(consentState, NO_CONSENT);
  const [isMissing, setMissing] = useState(false);
  /** Ticked before the form was known, which then records it. */
  const [earlyTick, setEarlyTick] = useState<boolean>();
  const box = useRef<HTMLInputElement>(null);
  const asksForSecondOpinion = config?.secondOpinion ?? false;
  const form = photoConsentForm({ secondOpinion: asksForSecondOpinion });
  const isValid = consent?.version === form.version;
  // Without cookies the order would be lost, and the consent not recorded.
  const cookiesBlocked = useInBrowser() && blocksCookies();
  const isKnown = consent === null || !isPending;

  const setChecked = (isChecked: boolean, secondOpinion = false): void => {
    setMissing(false);
    const choice = { version: form.version, secondOpinion: asksForSecondOpinion ? secondOpinion : null };
    recordConsent(isChecked ? choice : null).catch((error: unknown) =>
      showRefusal('We couldn’t save your choice', error),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is known
  useEffect(() => {
    if (isPending || earlyTick === undefined) return;
    setEarlyTick(undefined);
    if (!cookiesBlocked) setChecked(earlyTick);
  }, [isPending, earlyTick]);
  const requireConsent = async (): Promise<boolean> => {
    await whenConsentRecorded();
    if (consentState.get().consent?.version === form.version && !cookiesBlocked) return true;
    setMissing(true);
    box.current?.focus();
    return false;
  };
  const reassurance = everConsentedToPhotos() ? 'We won’t send anything more until you do.' : 'Nothing has been sent.';
  return {
    form,
    /** Whether the current consent was given and recorded, so photos may be sent. Null until known. */
    given: cookiesBlocked ? false : isKnown ? isValid && !busy : null,
    canTick: !cookiesBlocked,
    ticked: earlyTick ?? (isKnown && isValid),
    secondOpinion: isValid && consent?.secondOpinion === true,
    /** Shown after an attempt to continue without consent. */
    missed:
      isMissing && (!isValid || cookiesBlocked)
        ? cookiesBlocked
          ? 'Please allow cookies first. Nothing has been sent.'
          : `Please check this box first. ${reassurance}`
        : null,
    box,
    tick: (isChecked: boolean, second?: boolean) =>
      isPending ? setEarlyTick(isChecked) : setChecked(isChecked, second),
    /** Returns whether photos may be sent. If not, shows the message and focuses the box. */
    require: requireConsent,
  };
}

/** The consent, and whether this screen must ask: not if it was given when the photos were chosen. */
export function useAskedConsent() {
  const consent = usePhotoConsent();
  const [wasGiven] = useState(() => consentState.get().consent !== null);
  return { consent, isAsked: !wasGiven || consent.given === false };
}
