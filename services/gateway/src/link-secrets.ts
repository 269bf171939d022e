import { z } from 'zod';
import type { AnchorSecrets } from './audit/anchors.ts';

const secret = z.string().min(32, 'must have at least 32 characters');

export const linkSecrets = {
  LINK_SECRET: secret,
  /** Links that it signed still open, nothing new is signed with it: set while a rotation's old links live. */
  LINK_SECRET_PREVIOUS: secret.optional(),
} as const;

/** What signs anchors of the audit, and what signed them before a rotation. */
export const anchorSecrets = (config: {
  readonly LINK_SECRET: string;
  readonly LINK_SECRET_PREVIOUS?: string | undefined;
}): AnchorSecrets => [
  config.LINK_SECRET,
  ...(config.LINK_SECRET_PREVIOUS === undefined ? [] : [config.LINK_SECRET_PREVIOUS]),
];
