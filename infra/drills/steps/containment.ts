import { lookup } from 'node:dns/promises';
import type { Observation } from '@trueseason/drills/report';
import type { Stage } from '../compose.ts';
import type { Scene } from '../drill.ts';

/** Prints 'open' if the container reaches this address, else the reason. */
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

const reach = (stage: Stage, from: string, ...target: string[]) =>
  stage.compose('exec', '--no-TTY', from, 'node', '-e', REACH, ...target);

const VERTEX = ['aiplatform.googleapis.com', '443'];
/** The base images come from there, so a machine that reaches anything reaches this. */
const PACKAGES = { host: 'deb.debian.org', port: '80' };

/** An address that can be reached from here, since contained parts find no names. */
async function outsideAddress(): Promise<string[]> {
  const { address } = await lookup(PACKAGES.host).catch(() => ({ address: PACKAGES.host }));
  return [address, PACKAGES.port];
}

/** Checks from inside what containers must not reach. */
export async function checkContainment({ stage }: Scene): Promise<Observation[]> {
  const outside = await outsideAddress();
  // Anything but 'open' means that this machine gives no answer.
  const control = await reach(stage, 'mailer', ...outside);
  const observations: Observation[] = [{ what: 'mailer to the internet, as it may', value: control }];
  for (const service of ['analysis', 'pdf']) {
    for (const target of [outside, VERTEX]) {
      const answer = await reach(stage, service, ...target);
      observations.push({ what: `${service} to ${target[0]}`, value: answer, ok: answer !== 'open' });
    }
  }
  const other = await reach(stage, 'analysis', 'example.com', '443', 'proxy');
  observations.push({ what: 'analysis to another host by the way out', value: other, ok: other === '403' });
  // If this machine cannot reach Google, the proxy's own 5xx shows that the host was allowed.
  const allowed = await reach(stage, 'analysis', ...VERTEX, 'proxy');
  observations.push({ what: 'analysis to Vertex by the way out', value: allowed, ok: /^(200|5\d\d)$/.test(allowed) });
  return observations;
}
