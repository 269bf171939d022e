import type { Seen } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';

interface Inspected {
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: string[] | null;
    readonly PidsLimit: number | null;
    readonly Memory: number;
  };
  readonly Config: { readonly User: string };
  readonly NetworkSettings: { readonly Ports: Record<string, { HostIp: string }[] | null> };
}

const OURS = ['web', 'gateway', 'analysis', 'pdf', 'mailer', 'ops', 'stand-ins', 'egress'];

/** Answers 'open' when the container reaches this address, else the reason. */
const REACH = `const [host, port, proxy] = process.argv.slice(1);
const net = require('node:net');
const socket = net.connect(proxy ? { host: 'egress', port: 3128 } : { host, port: Number(port) });
const end = (text) => { console.log(text); process.exit(0); };
socket.setTimeout(4000, () => end('timeout'));
socket.on('error', (error) => end(error.code));
socket.on('connect', () => {
  if (!proxy) return end('open');
  socket.write('CONNECT ' + host + ':' + port + ' HTTP/1.1\\r\\nHost: ' + host + '\\r\\n\\r\\n');
});
socket.on('data', (data) => end(String(data).split(' ')[1]));`;

async function inspect(stage: Stage, service: string): Promise<Inspected> {
  const [id = ''] = await stage.containers(service);
  return (JSON.parse(await stage.docker('inspect', id)) as [Inspected])[0];
}

const reach = (stage: Stage, from: string, ...target: string[]) =>
  stage.compose('exec', '--no-TTY', from, 'node', '-e', REACH, ...target);

/** What the containers may not do, asked of the engine and tried from inside. */
export async function checkContainment(stage: Stage): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const service of OURS) {
    const { HostConfig: host, Config } = await inspect(stage, service);
    const held = [
      host.ReadonlyRootfs,
      host.CapDrop?.includes('ALL'),
      (host.PidsLimit ?? 0) > 0,
      host.Memory > 0,
      !/^(|0|root)(:|$)/.test(Config.User),
    ];
    if (!held.every(Boolean)) seen.push({ what: `${service} is held in`, value: JSON.stringify(held), ok: false });
  }
  if (seen.length === 0) {
    seen.push({ what: 'read-only, no capabilities, bounded, not root', value: OURS.join(', '), ok: true });
  }
  const ports = (await Promise.all(OURS.map((service) => inspect(stage, service)))).flatMap(({ NetworkSettings }) =>
    Object.values(NetworkSettings.Ports).flatMap((bindings) => bindings ?? []),
  );
  const loopback = ports.every(({ HostIp }) => HostIp === '127.0.0.1');
  seen.push({ what: 'published ports on loopback alone', value: String(ports.length), ok: loopback });
  const outside = ['aiplatform.googleapis.com', '443'];
  for (const service of ['analysis', 'pdf']) {
    const answer = await reach(stage, service, ...outside);
    seen.push({ what: `${service} to the internet`, value: answer, ok: answer !== 'open' });
  }
  const other = await reach(stage, 'analysis', 'example.com', '443', 'proxy');
  seen.push({ what: 'analysis to another host by the way out', value: other, ok: other === '403' });
  // Where this machine itself may not reach Google, the proxy's own failure (5xx) shows that the host was allowed.
  const allowed = await reach(stage, 'analysis', ...outside, 'proxy');
  seen.push({ what: 'analysis to Vertex by the way out', value: allowed, ok: /^(200|5\d\d)$/.test(allowed) });
  return seen;
}
