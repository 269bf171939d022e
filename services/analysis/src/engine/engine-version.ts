/** Raised whenever the same photos may get another answer; the front page's samples are then photographed anew. */
export const ENGINE_VERSION = '16';
