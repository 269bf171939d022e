import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readCompose } from '../testing/compose-file.ts';
import { readDockerfile } from '../testing/dockerfile.ts';
import { filledEnv } from '../testing/env-file.ts';
import { readText } from '../testing/files.ts';

const service = readDockerfile(readText('infra/docker/service.Dockerfile'));
const web = readDockerfile(readText('infra/docker/web.Dockerfile'));

const lines = (file: typeof service, stage: string) =>
  file.stages.find(({ name }) => name === stage)?.instructions.map(({ name, args }) => `${name} ${args}`);

it('compiles once for all images: both files share their first layers', () => {
  expect(lines(web, 'build')).toEqual(lines(service, 'build'));
  expect(web.args).toEqual(service.args);
});

it('runs the Node that the project runs', () => {
  expect(service.args.NODE_IMAGE).toContain(`node:${readText('.node-version').trim()}-`);
});

describe.each([
  ['service.Dockerfile', service],
  ['web.Dockerfile', web],
])('%s', (_name, file) => {
  it('pins its base images', () => {
    const stages = file.stages.map(({ name }) => name);
    for (const { from } of file.stages) if (!stages.includes(from)) expect(from).toMatch(/^[a-z]+:\d+\.\d+\.\d+-/);
  });

  it('does not recompile when only infrastructure or tests change', () => {
    const copied = file.stages
      .filter(({ name }) => name === 'build')
      .flatMap(({ instructions }) => instructions.filter(({ name }) => name === 'COPY').map(({ args }) => args));
    expect(copied).not.toContain('. .');
    expect(copied.filter((args) => /(^| )(infra|docs|scripts)( |$)/.test(args))).toEqual([]);
    expect(readText('.dockerignore')).toContain('**/*.test.ts\n');
  });

  it('sets a non-root user in every image', () => {
    const users = new Map<string, string | undefined>();
    for (const { name, from, instructions } of file.stages) {
      users.set(name, instructions.findLast((instruction) => instruction.name === 'USER')?.args ?? users.get(from));
    }
    const built = Object.values(readCompose(filledEnv()).services).flatMap(({ build }) =>
      build?.dockerfile.endsWith(_name) ? [build.target ?? file.stages.at(-1)?.name ?? ''] : [],
    );
    expect(built).not.toEqual([]);
    for (const target of built) expect(users.get(target), target).toMatch(/^(node|1000:1000)$/);
  });
});

it('has no decoder of pictures in the image that faces the internet', () => {
  const args = ['licenses', 'list', '--prod', '--json', '--filter-prod', '@trueseason/gateway...'];
  const groups: Record<string, { name: string }[]> = JSON.parse(execFileSync('pnpm', args, { encoding: 'utf8' }));
  const names = Object.values(groups)
    .flat()
    .map(({ name }) => name);
  expect(names).toContain('fastify');
  expect(names.filter((name) => /sharp|\bimg|onnx|canvas|jimp|puppeteer|jpeg|png|webp|avif/.test(name))).toEqual([]);
});

it('ends no process for getting little CPU time, nor for a minute without any', () => {
  const mostFailures = Number(/"\$count" -ge (\d+)/.exec(readText('infra/docker/healthcheck.sh'))?.[1]);
  const checks = [...service.stages, ...web.stages]
    .flatMap(({ instructions }) => instructions)
    .filter(({ name }) => name === 'HEALTHCHECK')
    .map(({ args }) => args);
  expect(checks).toHaveLength(3);
  for (const check of checks) {
    const [, intervalSeconds] = /--interval=(\d+)s/.exec(check) ?? [];
    expect((mostFailures - 1) * Number(intervalSeconds)).toBeGreaterThanOrEqual(90);
    const [, patienceSeconds = 8] = /(?:-t |"-T", ")(\d+)/.exec(check) ?? [];
    expect(Number(patienceSeconds)).toBeGreaterThanOrEqual(8);
  }
});

it('leaves compression to the gateway, which knows what is private', () => {
  expect(readText('infra/docker/Caddyfile')).not.toMatch(/^\s*encode\b/m);
});

describe.each([
  ['Caddyfile', 15],
  ['tls.Caddyfile', 30],
])('%s', (name, waitSeconds) => {
  const text = readText(`infra/docker/${name}`).replaceAll(/#.*/g, '');

  it('lets no sender take a server out by requests that fail', () => {
    expect(text).not.toMatch(/fail_duration|max_fails|unhealthy_|health_uri/);
  });

  it('repeats no request with a body that was sent', () => {
    expect(text).toContain(`lb_try_duration ${waitSeconds}s`);
    expect(text).toMatch(/lb_retry_match \{\s*method GET\s*header !Content-Length\s*header !Transfer-Encoding\s*\}/);
  });

  it('closes an idle connection before the server behind it does', () => {
    expect(text).toMatch(/keepalive 60s/);
  });
});

it('excludes secrets and other builds from the context', () => {
  const ignored = readText('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.data', '.git', '**/node_modules', '**/dist']));
});
