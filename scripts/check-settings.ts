import { readOpsConfig } from '../apps/ops/src/config.ts';
import { serviceEnvironment } from '../packages/local-stack/src/system/environment.ts';
import { portsOf } from '../packages/local-stack/src/system/ports.ts';
import { newSecrets } from '../packages/local-stack/src/system/secrets.ts';
import { readAnalysisConfig } from '../services/analysis/src/config.ts';
import { readGatewayConfig } from '../services/gateway/src/config.ts';
import { readMailerConfig } from '../services/mailer/src/config.ts';
import { readPdfConfig } from '../services/pdf/src/config.ts';

// What `npm start` runs from source, before anything is built: says in one line which settings a service will not take.

const STAND_INS = { url: 'http://localhost', sendgridPublicKey: 'MFkw' };
/** As a start would complete them. */
const env = serviceEnvironment(process.env, {
  ports: portsOf(process.env),
  dataDir: '.',
  secrets: newSecrets(),
  webDir: '.',
  freePromoCode: 'FREE100',
  checkPort: 0,
  databaseUrl: 'postgres://localhost/own',
  redisUrl: 'redis://localhost',
  standIns: STAND_INS,
});

const problems = new Set<string>();
for (const read of [readGatewayConfig, readAnalysisConfig, readPdfConfig, readMailerConfig, readOpsConfig]) {
  try {
    read(env);
  } catch (error) {
    const { message } = error as Error;
    for (const problem of message.match(/^ {2}[A-Z].*$/gm) ?? [message.replace(/ See .env.example.$/, '')])
      problems.add(problem.trim());
  }
}
if (problems.size > 0) {
  process.stderr.write(`.env: ${[...problems].join('; ')} (what each means: .env.example)\n`);
  process.exitCode = 1;
}
