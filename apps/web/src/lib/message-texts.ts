import { PHOTO_COUNT, PHOTO_MAX_MEGABYTES, PROBLEMS } from '@trueseason/contracts';

/** Texts from the specification used by several screens or tests. */
export interface Toast {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'neutral' | 'destructive';
}

const failure = (title: string, text?: string): Toast => ({ title, text, tone: 'destructive' });
const success = (title: string, text?: string): Toast => ({ title, text, tone: 'neutral' });

/** Not in the specification: browsers that change the pixels which a page reads. */
export const HIDDEN_COLORS =
  'This browser hides colors from pages. Turn its protection against tracking off for this page, or use another browser.';

export const TOASTS = {
  // Photos
  maximumFiles: failure('Maximum files reached', PROBLEMS.too_many_photos.message),
  fileTooLarge: failure('File too large', PROBLEMS.photo_too_large.message),
  invalidFileType: failure('Invalid file type', PROBLEMS.photo_type.message),
  batchRejected: (reasons: readonly string[]) => failure("Some files couldn't be uploaded", reasons.join(', ')),
  fileUnreadable: (file: string) =>
    failure('File not readable', `${file} was changed or moved. Please choose it again.`),
  /** Not in the specification: a cloud drive that does not deliver. */
  fileUndelivered: (file: string) =>
    failure(
      'File not there yet',
      `${file} is still on its way from where it’s stored. Download it, then choose it again.`,
    ),
  notEnoughPhotos: failure('Not enough photos', PROBLEMS.not_enough_photos.message),
  missingImages: failure('Missing Images', 'Please upload your photos first'),
  noPhotosFound: failure('No Photos Found', 'Please upload your photos first'),

  // Promo
  emptyPromo: failure('Invalid Promo Code', 'Please enter a valid promo code'),
  invalidPromo: failure('Invalid Promo Code', PROBLEMS.invalid_promo.message),
  resultKept: (news: string) => success('Your result stays as it is', news),
  resultUpdated: (news: string) => success('Your result was updated', news),
  promoApplied: (percent: number) => success('Promo Code Applied', `${percent}% discount applied!`),

  // Payment
  paymentFailed: (reason: string) => failure('Payment Failed', reason),
  paymentSetupFailed: (reason = 'Failed to initialize payment') => failure('Payment Setup Failed', reason),
  paymentError: failure('Payment Error', 'Failed to initialize payment. Please try again.'),
  checkoutSessionFailed: failure('Payment Error', 'Failed to create checkout session. Please try again.'),
  paidButFailed: failure('Error', 'Payment succeeded but there was an issue. Please contact support.'),
  freeUnlocked: success('Free Analysis Unlocked!', 'Your complete color analysis is now available.'),
  paymentSuccessful: success('Payment Successful', 'Unlocking your results now!'),
  alreadyPaid: success('Payment Successful', PROBLEMS.already_settled.message),
  /** Not in the specification: paid before the photos are measured. */
  paidFirst: success('Payment Successful', 'We’re measuring your photos. We’ll email your result, too.'),
  paymentUnlocked: success('Payment Successful!', 'Your color analysis has been unlocked. Redirecting to results...'),

  // Upload and start
  startFailed: failure('Error', 'Failed to start analysis. Please try again.'),
  initializeFailed: failure('Error', 'Failed to initialize analysis. Please try again.'),
  uploadFailed: failure('Upload Error', 'Failed to upload photos. Please try again.'),
  noSession: failure('Error', 'No session found. Please try again.'),
  freeStartFailed: failure('Analysis Failed', 'Could not start your color analysis. Please try again.'),

  // Analysis failed
  jobFailed: failure('Analysis Failed', 'Something went wrong with your analysis. Please contact support.'),
  classicProgressFailed: failure(
    'Analysis Failed',
    'There was an issue processing your photos. Please contact support.',
  ),
  progressFailed: failure('Analysis Failed', 'There was an issue processing your photos. Please try again.'),

  // Loading
  analysisNotFound: failure('Analysis not found', 'This analysis result is not available.'),
  analysisLoadFailed: failure('Error', 'Failed to load your analysis.'),
  notPaid: failure('Your Result is Locked', PROBLEMS.payment_incomplete.message),
  analysisNotReady: failure('Analysis Not Ready', PROBLEMS.not_ready.message),
  resultsLoadFailed: failure('Error', 'Failed to load your results'),
  loadFailed: (reason = 'Failed to load analysis') => failure('Error', reason),
  unexpected: failure('Error', 'An unexpected error occurred'),

  /** Not in the specification: a chunk of the app failed to load. */
  partMissing: failure('This Did Not Load', 'Check your connection, then try again. What you did here stays.'),

  // Report and share
  downloadFailed: (reason = 'Please try again in a moment.') => failure('Download Failed', reason),
  reportDownloadFailed: failure('Download Failed', 'Unable to download the report. Please try again.'),
  adminDownloadFailed: failure('Download Failed', 'Unable to download the report'),
  // Browsers inside other apps may drop the file without a word.
  reportDownloaded: success('Professional Report Downloaded', 'No file? Some apps can’t save one. We emailed it, too.'),
  linkCopied: success('Link copied!'),
  resultsShared: success('Results Shared'),
  shareFailed: failure('Share Failed', 'Please copy the URL manually.'),
  pictureHidden: failure('No Picture', HIDDEN_COLORS),

  // Admin and lookup
  loginFailed: (reason: string) => failure('Login Failed', reason),
  loginSuccessful: success('Login Successful', 'Welcome to the admin dashboard'),
  ordersFailed: failure('Error', 'Failed to fetch orders'),
  orderNotFound: (reason: string = PROBLEMS.order_not_found.message) => failure('Order Not Found', reason),
} as const;

/** Reasons inside the batch toast. */
export const BATCH_REASONS = {
  tooMany: `Maximum ${PHOTO_COUNT} photos allowed`,
  tooLarge: (file: string) => `${file} is too large (max ${PHOTO_MAX_MEGABYTES}MB)`,
  notAnImage: (file: string) => `${file} is not a valid image file`,
  unreadable: (file: string) => `${file} was changed or moved`,
  undelivered: (file: string) => `${file} is still on its way from where it’s stored`,
} as const;

/** The unlock form's messages under its fields. */
export const FIELD_MESSAGES = {
  email: PROBLEMS.invalid_email.message,
  promoRejected: 'Invalid promo code',
  promoUnreachable: 'Failed to validate promo code',
} as const;

export const PAYMENT_LOAD_MESSAGES = {
  initialization: 'Payment system initialization failed. Please refresh the page.',
  unavailable: 'Payment system unavailable. Please refresh the page or try again later.',
  failed: 'Payment system failed to load',
} as const;
