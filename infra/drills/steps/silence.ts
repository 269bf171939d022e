import { buy, MAILBOXES } from '@trueseason/drills/customers';
import type { Observation } from '@trueseason/drills/report';
import type { Stage } from '../compose.ts';
import type { Scene } from '../drill.ts';
import { run } from '../run.ts';
import { CABLE, type Outgoing, watchOutgoing } from '../watch/outgoing.ts';

/** A worker that has a way out; what it is made to send must be seen. */
const PLANTED_IN = 'mailer';
const PLANT = "fetch('http://198.51.100.1', { signal: AbortSignal.timeout(2_000) }).catch(() => {})";

interface Watched {
  readonly service: string;
  readonly outgoing: Outgoing;
  /** Gives its own way out back. */
  release(): Promise<void>;
}

async function watch(stage: Stage, container: string): Promise<Watched> {
  const format = '{{.State.Pid}} {{index .Config.Labels "com.docker.compose.service"}}';
  const [pid = '', service = ''] = (await stage.docker('inspect', '--format', format, container)).split(' ');
  const enter = ['nsenter', '--target', pid, '--net'];
  const inside = (script: string) => run('nsenter', [...enter.slice(1), 'sh', '-euc', script]);
  const before = await inside('ip route show default');
  await inside(CABLE);
  const outgoing = watchOutgoing(enter);
  return {
    service,
    outgoing,
    async release() {
      await outgoing.close();
      await inside(`ip link del out0${before && `; ip route replace ${before}`}`);
    },
  };
}

/** Records, in the network of each container, what a purchase sends to others than the peers on its networks. */
export async function checkSilence({ stage, photos }: Scene): Promise<Observation[]> {
  const containers = (await stage.compose('ps', '--quiet')).split('\n').filter(Boolean);
  const watched = await Promise.all(containers.map((container) => watch(stage, container)));
  const plantedIn = watched.find(({ service }) => service === PLANTED_IN);
  try {
    await buy(stage.urls, photos, `silence@${MAILBOXES}`);
    const observations = await Promise.all(
      watched.map(async ({ service, outgoing }): Promise<Observation> => {
        const packets = await outgoing.packets();
        return { what: service, value: `${packets} packets ${[...outgoing.sockets]}`, ok: packets === 0 };
      }),
    );
    await stage.compose('exec', '--no-TTY', PLANTED_IN, 'node', '-e', PLANT);
    const caught = [...(plantedIn?.outgoing.sockets ?? [])].join(', ');
    const loud = observations.filter(({ ok }) => !ok);
    return [
      {
        what: 'silent containers',
        value: `${watched.length - loud.length} of ${watched.length}`,
        ok: loud.length === 0,
      },
      ...loud,
      { what: 'a planted connection', value: caught, ok: caught.includes('198.51.100.1:80') },
    ];
  } finally {
    await Promise.all(watched.map(({ release }) => release()));
  }
}
