import { readOpsConfig } from '../../apps/ops/src/config.ts';
import { readAnalysisConfig } from '../../services/analysis/src/config.ts';
import { readGatewayConfig } from '../../services/gateway/src/config.ts';
import { readMailerConfig } from '../../services/mailer/src/config.ts';
import { readPdfConfig } from '../../services/pdf/src/config.ts';

/** How each of our services reads its environment. */
export const READERS = {
  gateway: readGatewayConfig,
  analysis: readAnalysisConfig,
  pdf: readPdfConfig,
  mailer: readMailerConfig,
  ops: readOpsConfig,
} as const;
