export { addBeginRequest, findBeginRequest } from './begin-requests.ts';
export {
  addPhotoConsent,
  allowsSecondOpinion,
  type BrowserConsent,
  deleteUnusedConsents,
  endPhotoConsents,
  hasConsent,
  listConsentUses,
  listOrderConsents,
} from './photo-consents.ts';
export { takeBackConsent } from './take-back-consent.ts';
