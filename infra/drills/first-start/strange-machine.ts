import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { basename, join, sep } from 'node:path';

const LEFT_OUT = new Set(['.git', '.toolchain', '.data', '.env', 'node_modules', 'dist', 'test-results']);
/** Only there a browser comes with the packages. */
const HAS_BROWSER = process.platform === 'linux' && process.arch === 'x64';
const HIDDEN = HAS_BROWSER ? /^(git|openssl|docker|chrom|google-chrome)/ : /^(git|openssl|docker)/;

/** The repository as a download has it: no `.git`, nothing installed or built. */
export function exportTo(root: string, folder: string): void {
  const isSource = (path: string) => path === root || !LEFT_OUT.has(basename(path));
  cpSync(root, folder, { recursive: true, filter: (path) => isSource(path) && !path.endsWith('.tsbuildinfo') });
}

/** A PATH with this machine's commands, without those that the README does not ask for. */
export function pathWithout(folder: string): string {
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const linkedCommands = new Set<string>();
  for (const directory of (process.env.PATH ?? '')
    .split(':')
    .filter((path) => !path.includes(`${sep}node_modules${sep}`))) {
    for (const command of globSync('*', { cwd: directory })) {
      if (linkedCommands.has(command) || HIDDEN.test(command)) continue;
      linkedCommands.add(command);
      symlinkSync(join(directory, command), join(folder, command));
    }
  }
  if (!linkedCommands.has('node')) symlinkSync(process.execPath, join(folder, 'node'));
  return folder;
}

/** A proxy that reaches the registry and nothing on this machine, as a company's does. */
export async function startProxy() {
  const isLocal = (host: string) => /^(localhost|127\.|\[?::1)/.test(host);
  const server = createServer((_, response) => void response.writeHead(502).end());
  server.on('connect', (request, near) => {
    const [host = '', port = '443'] = (request.url ?? '').split(':');
    near.on('error', () => {});
    if (isLocal(host)) {
      near.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const upstream = connect(Number(port), host, () => {
      near.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(near).pipe(upstream);
    });
    upstream.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];
  return {
    env: Object.fromEntries(names.map((name) => [name, url])),
    close: () => void server.close(),
  };
}

/** Before a command: an ordinary user who may not make user namespaces. Empty where that cannot be emulated. */
export function asOrdinaryUser(): string[] {
  const forbid =
    'echo 0 > /proc/sys/user/max_user_namespaces; exec setpriv --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@"';
  const command = ['unshare', '--user', '--keep-caps', '--map-user=1000', '--map-group=1000', 'sh', '-c', forbid, 'sh'];
  const [first = '', ...rest] = command;
  return spawnSync(first, [...rest, 'true']).status === 0 ? command : [];
}
