import { useState } from 'react';
import { consentState } from './consent-record.ts';
import { type PhotoConsent, usePhotoConsent } from './photo-consent.ts';

/** The consent, and whether this screen has to ask for it: not of those who gave it where they chose their photos. */
export function useAskedConsent(): { readonly consent: PhotoConsent; readonly isAsked: boolean } {
  const consent = usePhotoConsent();
  const [wasGiven] = useState(() => consentState().consent !== null);
  return { consent, isAsked: !wasGiven || consent.given === false };
}
