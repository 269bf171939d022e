import type { Observation } from '@trueseason/drills/report';
import type { Stage } from '../compose.ts';
import type { Scene } from '../drills/drill.ts';

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

/** Checks from inside what containers must not reach. */
export async function checkContainment({ stage }: Scene): Promise<Observation[]> {
  const observations: Observation[] = [];
  const outside = ['aiplatform.googleapis.com', '443'];
  for (const service of ['analysis', 'pdf']) {
    const answer = await reach(stage, service, ...outside);
    observations.push({ what: `${service} to the internet`, value: answer, ok: answer !== 'open' });
  }
  const other = await reach(stage, 'analysis', 'example.com', '443', 'proxy');
  observations.push({ what: 'analysis to another host by the way out', value: other, ok: other === '403' });
  // If this machine cannot reach Google, the proxy's own 5xx shows that the host was allowed.
  const allowed = await reach(stage, 'analysis', ...outside, 'proxy');
  observations.push({ what: 'analysis to Vertex by the way out', value: allowed, ok: /^(200|5\d\d)$/.test(allowed) });
  return observations;
}
