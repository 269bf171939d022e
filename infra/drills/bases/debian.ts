import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tryRun } from '../run.ts';

const HOST_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const SOURCES = '/etc/apt/sources.list.d/debian.sources';

/** Codename of this machine's Debian release. */
const hostRelease = () =>
  existsSync('/etc/os-release')
    ? /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
    : undefined;

/**
 * A Debian release as an image from this machine's mirror: `drills/debian:<release>`. Includes this machine's
 * trusted certificates, and its security updates if the releases match.
 */
export async function provideDebian(env: NodeJS.ProcessEnv, release: string, folder: string): Promise<string> {
  const tag = `drills/debian:${release}`;
  if ((await tryRun('docker', ['image', 'inspect', tag], { env })).code === 0) return tag;
  const root = join(folder, `debian-${release}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, root]);
  if (existsSync(HOST_CERTIFICATES)) copyFileSync(HOST_CERTIFICATES, join(root, HOST_CERTIFICATES));
  if (hostRelease() === release && existsSync(SOURCES)) {
    rmSync(join(root, 'etc/apt/sources.list'), { force: true });
    copyFileSync(SOURCES, join(root, SOURCES));
  }
  // A mirror may lag; these images are for drills only.
  writeFileSync(join(root, 'etc/apt/apt.conf.d/99drills'), 'Acquire::Check-Valid-Until "false";\n');
  const change = `ENV NODE_EXTRA_CA_CERTS=${HOST_CERTIFICATES} SSL_CERT_FILE=${HOST_CERTIFICATES}`;
  await run('sh', ['-ec', `tar -C "$0" -c . | docker import --change "$1" - "$2"`, root, change, tag], { env });
  rmSync(root, { recursive: true, force: true });
  return tag;
}

/** The same, building each release once under concurrency. */
export function debianReleases(env: NodeJS.ProcessEnv, folder: string): (release: string) => Promise<string> {
  const provided = new Map<string, Promise<string>>();
  return (release) => {
    const tag = provided.get(release) ?? provideDebian(env, release, folder);
    provided.set(release, tag);
    return tag;
  };
}
