export { findBeginRequest, recordBeginRequest } from './begin-requests.ts';
export {
  allowsSecondOpinion,
  type BrowserConsent,
  deleteUnusedConsents,
  endPhotoConsents,
  givePhotoConsent,
  hasConsent,
  listConsentUses,
  listOrderConsents,
} from './photo-consents.ts';
export { hasConsentToTakeBack, takeBackConsent } from './take-back-consent.ts';
