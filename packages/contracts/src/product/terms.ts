/** Version of the terms on /terms, recorded with each purchase. New text, new version: a test compares both. */
export const TERMS_VERSION = '2026-11-30';
