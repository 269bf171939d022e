export { type CodeOwner, findAccessCodeNonce, findCodeMailRound, replaceAccessCode } from './access-codes.ts';
export type { AccessCodesTable } from './access-codes-table.ts';
export { grantedLevel, heldOrders, ownOrders, pairsBySameBrowser, shareMoments } from './access-parts.ts';
export { endReadAccess } from './end-read-access.ts';
export { redeemAccessCode, redeemAddressCode } from './redeem-access-code.ts';
export {
  addGrant,
  deleteExpiredSessions,
  deleteSessionsOfOrder,
  endBrowserSession,
  findGrant,
  lockSession,
  lockSessionsOfOrder,
  type RenewedSession,
  renewSession,
  renewSessionInTransaction,
} from './sessions.ts';
export type { GrantLevel, GrantsTable, SessionsTable } from './sessions-table.ts';
export { closeShareLink, findSharedOrder, findSharedSince, findShareId, openShareLink } from './share-links.ts';
export type { ShareLinksTable } from './share-links-table.ts';
export { createSignedLinks, type DeletionReceipt, type Links } from './signed-links.ts';
