import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Documentation addresses (RFC 5737, RFC 3849), which are routed out. */
const OURS = ['192.0.2.2', '2001:db8::2'];
const LOOK_MS = 200;

/**
 * A shell's lines that lead everything out of a network namespace into a cable whose other end is not read: packets are
 * counted, and sockets wait for answers long enough to be seen. Needs iproute2.
 */
export const CABLE: string = `ip link add out0 type veth peer name sink0
ip link set out0 arp off up
ip link set sink0 up
ip addr add ${OURS[0]}/32 dev out0
ip route replace default dev out0 src ${OURS[0]}
ip -6 addr add ${OURS[1]}/128 dev out0 nodad && ip -6 route replace default dev out0 || true
`;

export interface Outgoing {
  /** Packets sent so far, apart from the kernel's own announcements of addresses. */
  packets(): Promise<number>;
  /** Sockets seen so far: protocol, address, and whose they are. */
  readonly sockets: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Watches what leaves by the cable. @param enter command that enters the namespace; none for the own one */
export function watchOutgoing(enter: readonly string[] = []): Outgoing {
  const sockets = new Set<string>();
  const closing = new AbortController();
  const say = async (...command: string[]): Promise<string> => {
    const [program = '', ...args] = [...enter, ...command];
    return (await promisify(execFile)(program, args)).stdout;
  };
  const look = async () => {
    for (const line of (await say('ss', '-Htunp')).split('\n')) {
      const [protocol, , , , local = '', peer, ...whose] = line.split(/\s+/);
      if (OURS.some((address) => local.includes(address)))
        sockets.add(`${protocol} ${peer} ${/"(.+?)"/.exec(whose.join(' '))?.[1] ?? ''}`.trim());
    }
  };
  const watching = (async () => {
    while (!closing.signal.aborted) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  // Reported by close.
  watching.catch(() => {});
  return {
    sockets,
    async packets() {
      const devices = await say('cat', '/proc/net/dev');
      const announced = await say('cat', '/proc/net/dev_snmp6/out0').catch(() => '');
      const packetCount = Number(/out0:(?:\s+\d+){9}\s+(\d+)/.exec(devices)?.[1]);
      return packetCount - Number(/Icmp6OutMsgs\s+(\d+)/.exec(announced)?.[1] ?? 0);
    },
    async close() {
      closing.abort();
      await watching;
    },
  };
}
