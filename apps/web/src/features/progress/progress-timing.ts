/** How often the progress screen asks for its order. */
export const POLL_MS = 3000;
/** How long a finished screen stands before the results open. */
export const REDIRECT_MS = 1500;
/** When the screen behind the upload first looks whether its photos have arrived. */
export const CHECK_AFTER_UPLOAD_MS = 2000;
