import { commonConfig, databaseConfig, port, positiveInt, queueConfig, readConfig } from '@trueseason/platform/runtime';
import { SWEEP_GRACE_MS } from '@trueseason/shop/jobs';
import { firstOperatorConfig } from '@trueseason/shop/operators';
import { z } from 'zod';

export interface ServiceAddress {
  readonly name: string;
  /** Of the health server; a name with several addresses means several replicas. */
  readonly url: URL;
}

const serviceList = z.string().transform((text, context): ServiceAddress[] =>
  text.split(',').flatMap((entry) => {
    const [, name, url] = /^\s*([a-z][a-z0-9-]*)=(http:\S+?)\s*$/.exec(entry) ?? [];
    if (name && url && URL.canParse(url)) return [{ name, url: new URL(url) }];
    context.addIssue({ code: 'custom', message: 'must look like gateway=http://gateway:9100,pdf=http://pdf:9100' });
    return [];
  }),
);

const shape = {
  ...commonConfig,
  ...databaseConfig,
  ...queueConfig,
  OPS_PORT: port.default(3001),
  OPS_HOST: z.string().default('127.0.0.1'),
  /** Of the back office, which shows orders. */
  PUBLIC_URL: z.url(),
  ...firstOperatorConfig,
  /** Opens the dashboards while Postgres, which knows the operators, is down. No default: it would be public. */
  OPS_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  /** Whose readiness the fleet page shows. */
  OPS_SERVICES: serviceList.default([]),
  /** As for the gateway: younger work is not overdue. */
  SWEEP_GRACE_MS: positiveInt.default(SWEEP_GRACE_MS),
} as const;

export type OpsConfig = ReturnType<typeof readOpsConfig>;

export const readOpsConfig = (env?: NodeJS.ProcessEnv) => readConfig(shape, env);
