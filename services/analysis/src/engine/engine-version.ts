/** Raise when the same photos may get another answer; then re-photograph the front page's samples. */
export const ENGINE_VERSION = '19';
