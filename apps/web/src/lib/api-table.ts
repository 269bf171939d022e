import type { CallName } from '@trueseason/contracts';

/** Method and path of every call that the browser makes; a test holds it against the contracts' table. */
export const API_TABLE = {
  createGuestOrder: ['POST', '/api/orders/guest'],
  getOrderStatus: ['GET', '/api/orders/:id/status'],
  getOrder: ['GET', '/api/orders/:orderId'],
  createPaymentIntent: ['POST', '/api/create-payment-intent'],
  startFreeAnalysis: ['POST', '/api/start-free-analysis/:paymentIntentId'],
  createCheckout: ['POST', '/api/create-checkout'],
  getSessionJob: ['GET', '/api/session/:sessionId/job'],
  putJobPhotos: ['PUT', '/api/job/:jobId/photos'],
  getJobStatus: ['GET', '/api/job/:jobId/status'],
  validatePromo: ['POST', '/api/promo/validate'],
  updateEmail: ['POST', '/api/orders/:orderId/update-email'],
  markFree: ['POST', '/api/orders/:orderId/mark-free'],
  markCompleted: ['POST', '/api/orders/:orderId/mark-completed'],
  emailResults: ['POST', '/api/orders/:orderId/email-results'],
  getOutfits: ['GET', '/api/outfits/:orderId'],
  getOrderPdf: ['GET', '/api/orders/:orderId/pdf'],
  getAnalysisOrder: ['GET', '/api/order/:orderId'],
  downloadReport: ['GET', '/api/download-report/:orderId'],
  adminLogin: ['POST', '/api/admin/login'],
  adminOrders: ['GET', '/api/admin/orders'],
  lookupOrder: ['POST', '/api/orders/lookup'],
  getClientConfig: ['GET', '/api/config'],
  putOrderPhotos: ['PUT', '/api/orders/:orderId/photos'],
  putAnswers: ['PUT', '/api/orders/:orderId/answers'],
  checkPhoto: ['POST', '/api/photos/check'],
  deletePhotos: ['DELETE', '/api/orders/:orderId/photos'],
  getPhotoLinks: ['GET', '/api/orders/:orderId/photos'],
  createShareLink: ['POST', '/api/orders/:orderId/share'],
  getSharedResult: ['GET', '/api/shared/:token'],
  adminSummary: ['GET', '/api/admin/summary'],
} as const satisfies Partial<Record<CallName, readonly [method: string, path: `/${string}`]>>;

export type BrowserCall = keyof typeof API_TABLE;
