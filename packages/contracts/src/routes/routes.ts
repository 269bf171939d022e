/* Method and path of every client call, as plain data without schemas. Input, output, limits and access are in rows/. */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `GET /api/orders/:orderId`, with `:name` for each parameter. */
export type Route = `${Method} /${string}`;

/** Placing, tracking and recovering an order. */
export const ORDER_ROUTES = {
  createGuestOrder: 'POST /api/orders/guest',
  getOrderStatus: 'GET /api/orders/:id/status',
  getOrder: 'GET /api/orders/:orderId',
  getAnalysisOrder: 'GET /api/order/:orderId',
  updateEmail: 'POST /api/orders/:orderId/update-email',
  putAnswers: 'PUT /api/orders/:orderId/answers',
  decideProposal: 'POST /api/orders/:orderId/proposal',
  lookupOrder: 'POST /api/orders/lookup',
  openLink: 'GET /open/:token',
  requestCode: 'POST /api/orders/:orderId/request-code',
  confirmCode: 'POST /api/orders/:orderId/confirm-code',
  exportOrder: 'GET /api/orders/:orderId/export',
} as const satisfies Record<string, Route>;

/** Promo codes and the three ways to pay. */
export const PAYMENT_ROUTES = {
  getClientConfig: 'GET /api/config',
  validatePromo: 'POST /api/promo/validate',
  findPurchaseContext: 'POST /api/my/purchase-context',
  createPaymentIntent: 'POST /api/create-payment-intent',
  startFreeAnalysis: 'POST /api/start-free-analysis/:paymentIntentId',
  markFree: 'POST /api/orders/:orderId/mark-free',
  markCompleted: 'POST /api/orders/:orderId/mark-completed',
  createCheckout: 'POST /api/create-checkout',
  getSessionJob: 'GET /api/session/:sessionId/job',
  putJobPhotos: 'PUT /api/job/:jobId/photos',
  getJobStatus: 'GET /api/job/:jobId/status',
  getPaymentReceipt: 'GET /api/orders/:orderId/payment-receipt',
} as const satisfies Record<string, Route>;

/** Gifts: paying for the order creates a code. */
export const GIFT_ROUTES = {
  createGift: 'POST /api/gifts',
  getGift: 'GET /api/orders/:orderId/gift',
  openGift: 'POST /api/gifts/open',
} as const satisfies Record<string, Route>;

/** Photos of an order: upload, checks, display, deletion. */
export const PHOTO_ROUTES = {
  giveConsent: 'POST /api/consent',
  endConsent: 'DELETE /api/consent',
  putOrderPhotos: 'PUT /api/orders/:orderId/photos',
  addPhotos: 'POST /api/orders/:orderId/photos',
  exchangePhotos: 'POST /api/orders/:orderId/photos/exchange',
  checkPhoto: 'POST /api/photos/check',
  getPhotoLinks: 'GET /api/orders/:orderId/photos',
  getPhoto: 'GET /api/orders/:orderId/photos/:photo',
  leaveOutPhoto: 'DELETE /api/orders/:orderId/photos/:photo',
  deletePhotos: 'DELETE /api/orders/:orderId/photos',
} as const satisfies Record<string, Route>;

export const PRIVACY_ROUTES = {
  listMyOrders: 'GET /api/my/orders',
  requestMyCode: 'POST /api/my/request-code',
  confirmMyCode: 'POST /api/my/confirm-code',
  leaveBrowser: 'DELETE /api/my/session',
  requestBeginning: 'POST /api/orders/:orderId/begin-request',
  withdrawOrder: 'POST /api/orders/:orderId/withdraw',
  takeBackConsent: 'POST /api/orders/:orderId/withdraw-consent',
  eraseOrder: 'DELETE /api/orders/:orderId',
  getReceipt: 'GET /api/receipts/:token',
  complain: 'POST /api/complaints',
} as const satisfies Record<string, Route>;

/** Outputs of a completed order, and sharing. */
export const DELIVERY_ROUTES = {
  emailResults: 'POST /api/orders/:orderId/email-results',
  getOutfits: 'GET /api/outfits/:orderId',
  getOrderPdf: 'GET /api/orders/:orderId/pdf',
  downloadReport: 'GET /api/download-report/:orderId',
  getRemeasure: 'GET /api/orders/:orderId/remeasure',
  openRemeasure: 'POST /api/orders/:orderId/remeasure',
  remindRemeasure: 'PUT /api/orders/:orderId/remeasure',
  createShareLink: 'POST /api/orders/:orderId/share',
  getShareLink: 'GET /api/orders/:orderId/share',
  revokeShareLinks: 'DELETE /api/orders/:orderId/share',
  getSharedResult: 'GET /api/shared/:token',
  getSharedPage: 'GET /shared/:token',
} as const satisfies Record<string, Route>;

export const ADMIN_ROUTES = {
  adminLogin: 'POST /api/admin/login',
  adminLogout: 'POST /api/admin/logout',
  adminConfirm: 'POST /api/admin/confirm',
  adminSelf: 'GET /api/admin/me',
  adminPasskeySignInOptions: 'POST /api/admin/passkeys/sign-in-options',
  adminPasskeySignIn: 'POST /api/admin/passkeys/sign-in',
  adminPasskeyOptions: 'POST /api/admin/passkeys/options',
  adminAddPasskey: 'POST /api/admin/passkeys',
  adminRemovePasskey: 'DELETE /api/admin/passkeys/:passkeyId',
  adminOrders: 'GET /api/admin/orders',
  adminSummary: 'GET /api/admin/summary',
  adminTotals: 'GET /api/admin/totals',
  adminDeclines: 'GET /api/admin/declines',
  adminMonths: 'GET /api/admin/months',
  adminMonth: 'GET /api/admin/months/:month',
  adminExportMonth: 'GET /api/admin/months/:month/export',
  adminRepeatability: 'GET /api/admin/repeatability',
  adminExportOrders: 'GET /api/admin/export',
  adminOrder: 'GET /api/admin/orders/:orderId',
  adminCorrectAddress: 'PUT /api/admin/orders/:orderId/email',
  adminEvidence: 'GET /api/admin/orders/:orderId/evidence',
  adminNote: 'POST /api/admin/orders/:orderId/notes',
  adminAskPhotos: 'POST /api/admin/orders/:orderId/ask-photos',
  adminWithdraw: 'POST /api/admin/orders/:orderId/withdraw',
  adminRefund: 'POST /api/admin/orders/:orderId/refund',
  adminRepeatRefund: 'POST /api/admin/orders/:orderId/repeat-refund',
  adminAct: 'POST /api/admin/orders/:orderId/:action',
  adminAttention: 'GET /api/admin/attention',
  adminDismiss: 'POST /api/admin/attention/:kind/:subject/dismiss',
  adminEndTogether: 'POST /api/admin/attention/:kind/together',
  adminAskFinance: 'POST /api/admin/orders/:orderId/ask-finance',
  adminAnswerFinance: 'POST /api/admin/finance-requests/:requestId/:answer',
  adminAnswerDispute: 'POST /api/admin/disputes/:disputeId/:answer',
  adminApproveReview: 'POST /api/admin/payments/:intentId/approve',
  adminSettleUnplaced: 'POST /api/admin/unplaced-payments/:intentId/:answer',
  adminBookDifference: 'POST /api/admin/differences/:differenceId/book',
  adminAnswerComplaint: 'POST /api/admin/complaints/:complaintId/answer',
  adminPromos: 'GET /api/admin/promos',
  adminSavePromo: 'PUT /api/admin/promos/:code',
  adminAudit: 'GET /api/admin/audit',
} as const satisfies Record<string, Route>;

export const PROGRAM_ROUTES = {
  stripeWebhook: 'POST /api/webhooks/stripe',
  sendgridWebhook: 'POST /api/webhooks/sendgrid',
  getOpenApi: 'GET /api/openapi.json',
} as const satisfies Record<string, Route>;

export const ROUTES = {
  ...ORDER_ROUTES,
  ...PAYMENT_ROUTES,
  ...GIFT_ROUTES,
  ...PHOTO_ROUTES,
  ...PRIVACY_ROUTES,
  ...DELIVERY_ROUTES,
  ...ADMIN_ROUTES,
  ...PROGRAM_ROUTES,
} as const;

export type Routes = typeof ROUTES;
export type CallName = keyof Routes;

/** `orderId` for `GET /api/orders/:orderId`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamName<More>
    : Rest
  : never;

export function splitRoute(route: Route): { readonly method: string; readonly path: string } {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space), path: route.slice(space + 1) };
}
