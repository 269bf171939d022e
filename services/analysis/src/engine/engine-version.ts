/** Raise when the same photos may get another answer. */
export const ENGINE_VERSION = '25';
