export { type CodeOwner, findAccessCodeNonce } from './access-codes.ts';
export { findOrderAccess } from './order-access.ts';
export { redeemAccessCode, redeemAddressCode } from './redeem-access-code.ts';
export { requestAccessCode, requestAddressCode } from './request-access-code.ts';
export { deleteExpiredSessions, endSession, findGrant, type RenewedSession, renewSession } from './sessions.ts';
export type { GrantLevel } from './sessions-table.ts';
export { closeShareLink, findSharedOrder, findShareId, openShareLink } from './share-links.ts';
export { createSignedLinks, type DeletionReceipt, type Links } from './signed-links.ts';
