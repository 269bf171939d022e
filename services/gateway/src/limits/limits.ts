import type { CallName } from '@trueseason/contracts';

export interface Limit {
  /** Whose calls count together: a client address, a browser's session, the e-mail address in the body, or all. */
  readonly per: 'address' | 'session' | 'email' | 'everyone';
  readonly max: number;
  readonly minutes: number;
}

const per = (who: Limit['per'], max: number, minutes: number): Limit => ({ per: who, max, minutes });

/**
 * How often each call may be made; RATE_LIMIT_SCALE multiplies all of it. Limits per address leave room for a
 * household or an office behind one address, those per session are what one person never reaches.
 */
export const LIMITS: Partial<Record<CallName, readonly Limit[]>> = {
  // An order costs seconds of analysis and up to 30 MB of storage before anybody pays. A person needs one, or a
  // few with better photos.
  createGuestOrder: [per('address', 60, 10), per('address', 200, 60), per('session', 20, 60)],
  putOrderPhotos: [per('address', 60, 10), per('session', 20, 60)],
  putJobPhotos: [per('address', 60, 10), per('session', 20, 60)],
  // Each carries up to 40 MB of text that has to be held in memory at once.
  startFreeAnalysis: [per('address', 15, 10), per('session', 10, 60)],
  // Every intent and every page is one at the provider. Trying codes makes some.
  createPaymentIntent: [per('address', 60, 1), per('session', 30, 1)],
  createCheckout: [per('address', 30, 1), per('session', 10, 1)],
  // Guessing a code must not pay: at this pace the shortest long code takes longer than it lives.
  validatePromo: [per('address', 20, 1), per('address', 100, 60), per('session', 60, 60)],
  // Guessing an order's number needs its address: a thousand million numbers at this pace take for ever.
  lookupOrder: [per('address', 10, 1), per('address', 60, 60), per('email', 10, 10)],
  // A stranger's address could be flooded with receipts and requests in our name.
  updateEmail: [per('address', 60, 10), per('email', 20, 60)],
  // One password guards all orders; hashing it costs a tenth of a second of the only thread, however many ask.
  adminLogin: [per('address', 5, 1), per('address', 30, 60), per('everyone', 60, 1)],
  // Each takes a core of an analysis worker for a third of a second. Three photos, chosen anew a few times.
  checkPhoto: [per('address', 60, 1), per('session', 40, 1)],
  // Each may take a moment of an analysis worker and a new report. Three questions, answered anew.
  putAnswers: [per('address', 60, 10), per('session', 30, 10)],
  // Made and shown; nobody needs many.
  createShareLink: [per('address', 60, 10)],
  exportOrder: [per('address', 30, 10)],
};

/** All calls together: 20 screens behind one address that poll every two seconds make 600 a minute. */
export const EVERY_CALL: Limit = per('address', 1_200, 1);
