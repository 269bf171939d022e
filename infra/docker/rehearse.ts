// Runs what the images' build stages run, where no container engine is: the RUN lines of service.Dockerfile's stages
// `build` and `deploy`, in a temporary folder, on the committed files without those that .dockerignore names. Then
// starts each deployed service as the image would, without any configuration: it must say so and end with 78.
//   node infra/docker/rehearse.ts [service …]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { commandOf, readDockerfile, type Stage } from './dockerfile.ts';

const EX_CONFIG = 78;
const root = join(import.meta.dirname, '../..');
const services = process.argv.length > 2 ? process.argv.slice(2) : ['gateway', 'analysis', 'pdf', 'mailer', 'ops'];
const folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
const source = join(folder, 'src');
const outOf = (service: string) => join(folder, `out-${service}`);
const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_prefix: join(folder, 'global'),
  PATH: [join(folder, 'global/bin'), process.env.PATH].join(delimiter),
};

function sh(command: string, extra: Record<string, string> = {}): string {
  const started = Date.now();
  const { status, stderr, stdout } = spawnSync('sh', ['-ec', command], {
    cwd: source,
    env: { ...env, ...extra },
    encoding: 'utf8',
  });
  process.stdout.write(`${String(Date.now() - started).padStart(7)} ms  ${command}\n`);
  if (status !== 0) throw new Error(`${command}\nended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

function copySources(): void {
  mkdirSync(source);
  sh(`git -C '${root}' archive HEAD | tar -x`);
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const pattern of patterns.filter((line) => /^[^#!*]+$/.test(line))) {
    rmSync(join(source, pattern), { recursive: true, force: true });
  }
}

function runStage(stages: readonly Stage[], name: string, service = ''): void {
  const instructions = stages.find((stage) => stage.name === name)?.instructions ?? [];
  for (const { args } of instructions.filter((instruction) => instruction.name === 'RUN')) {
    const command = commandOf(args).replaceAll('/pnpm-store', join(folder, 'pnpm-store'));
    sh(command.replaceAll(/(?<=\s)\/out\b/g, outOf(service)), { SERVICE: service });
  }
}

function startWithoutConfiguration(service: string): void {
  const { status, stderr } = spawnSync('node', ['--enable-source-maps', 'dist/main.js'], {
    cwd: outOf(service),
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (status !== EX_CONFIG || !stderr.includes('DATABASE_URL')) throw new Error(`${service}: ${status}\n${stderr}`);
}

function expectFile(path: string): void {
  if (!existsSync(path)) throw new Error(`${path.slice(folder.length)} is missing`);
}

try {
  copySources();
  const { stages } = readDockerfile(readFileSync(join(root, 'infra/docker/service.Dockerfile'), 'utf8'));
  runStage(stages, 'build');
  expectFile(join(source, 'apps/web/dist/index.html'));
  if (readdirSync(join(source, 'apps/web/dist/assets')).length === 0) throw new Error('The web app has no assets');
  for (const service of services) {
    runStage(stages, 'deploy', service);
    startWithoutConfiguration(service);
    if (service === 'gateway') expectFile(join(outOf(service), 'node_modules/@trueseason/db/dist/migrate-cli.js'));
    if (service === 'analysis') expectFile(join(outOf(service), 'dist/models/face-mesh.onnx'));
    const megabytes = sh(`du -sm '${outOf(service)}'`).split('\t')[0];
    process.stdout.write(`${service}: ${megabytes} MB, ends with ${EX_CONFIG} and says what is missing\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
