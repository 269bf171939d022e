export { type CodeOwner, findAccessNonce, findCodeOrder, tryAccessCode, useAccessCode } from './access-codes.ts';
export { findHeldOrder } from './held-orders.ts';
export { requestAccessCode } from './request-access-code.ts';
export { deleteEndedSessions, endSession, findGrant, type RenewedSession, renewSession } from './sessions.ts';
export type { GrantLevel } from './sessions-table.ts';
export { findSharedOrder, findShareId, shareOrder, stopSharing } from './share-links.ts';
export { createLinks, type DeletionReceipt, type Links } from './signed-links.ts';
