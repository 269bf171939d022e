export { findBeginRequest, isBeginRequested, recordBeginRequest } from './begin-requests.ts';
export type { BeginRequestsTable } from './begin-requests-table.ts';
export {
  agreeing,
  allowsSecondOpinion,
  type BrowserConsent,
  consentMoments,
  deleteOrderConsents,
  deleteUnusedConsents,
  endOrderConsents,
  endPhotoConsents,
  givePhotoConsent,
  hasConsent,
  listConsentUses,
  listOrderConsents,
} from './photo-consents.ts';
export type { ConsentUsesTable, OrderConsentsTable, PhotoConsentsTable } from './photo-consents-table.ts';
