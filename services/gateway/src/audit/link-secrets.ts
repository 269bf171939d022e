import type { ConfigOf } from '@trueseason/platform/runtime';
import { z } from 'zod';
import type { AnchorSecrets } from './anchors.ts';

const secret = z.string().min(32, 'must have at least 32 characters');

export const linkSecretConfig = {
  LINK_SECRET: secret,
  /** Verifies existing links but signs no new ones: set during a rotation. */
  LINK_SECRET_PREVIOUS: secret.optional(),
} as const;

/** Secrets for audit anchors: the current one signs, the previous one only verifies. */
export const anchorSecretsOf = (config: ConfigOf<typeof linkSecretConfig>): AnchorSecrets => [
  config.LINK_SECRET,
  ...(config.LINK_SECRET_PREVIOUS === undefined ? [] : [config.LINK_SECRET_PREVIOUS]),
];
