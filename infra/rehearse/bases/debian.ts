import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tryRun } from '../run.ts';

const HOST_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const SOURCES = '/etc/apt/sources.list.d/debian.sources';

/** Debian's own name of the release that this machine runs. */
const hostRelease = () =>
  existsSync('/etc/os-release')
    ? /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
    : undefined;

/**
 * A Debian release as an image, from the mirror that this machine uses: `rehearsal/debian:<release>`. It trusts the
 * certificates that this machine trusts, and has its security updates where both run the same release.
 */
export async function provideDebian(env: NodeJS.ProcessEnv, release: string, folder: string): Promise<string> {
  const tag = `rehearsal/debian:${release}`;
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
  // A mirror may lag behind; these images are for rehearsals alone.
  writeFileSync(join(root, 'etc/apt/apt.conf.d/99rehearsal'), 'Acquire::Check-Valid-Until "false";\n');
  const change = `ENV NODE_EXTRA_CA_CERTS=${HOST_CERTIFICATES} SSL_CERT_FILE=${HOST_CERTIFICATES}`;
  await run('sh', ['-ec', `tar -C "$0" -c . | docker import --change "$1" - "$2"`, root, change, tag], { env });
  rmSync(root, { recursive: true, force: true });
  return tag;
}

/** The same, each release made once for all who ask for it at the same time. */
export function debianReleases(env: NodeJS.ProcessEnv, folder: string): (release: string) => Promise<string> {
  const provided = new Map<string, Promise<string>>();
  return (release) => {
    const tag = provided.get(release) ?? provideDebian(env, release, folder);
    provided.set(release, tag);
    return tag;
  };
}
