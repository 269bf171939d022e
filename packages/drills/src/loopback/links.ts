import type { WireServices } from '@trueseason/local-stack';
import { startWire, type Wire, type WireState } from '@trueseason/testing/servers';

/** Connections between services, and the setting for each. */
const LINKS = {
  'gateway-postgres': 'DATABASE_URL',
  'gateway-redis': 'REDIS_URL',
  'gateway-payments': 'STRIPE_API_URL',
  'gateway-analysis': 'ANALYSIS_URL',
  'analysis-postgres': 'DATABASE_URL',
  'analysis-redis': 'REDIS_URL',
  'pdf-postgres': 'DATABASE_URL',
  'pdf-redis': 'REDIS_URL',
  'mailer-postgres': 'DATABASE_URL',
  'mailer-redis': 'REDIS_URL',
  'mailer-mail': 'SENDGRID_API_URL',
} as const;
type LinkName = keyof typeof LINKS;
const isLink = (name: string): name is LinkName => Object.hasOwn(LINKS, name);
export const LINK_NAMES: readonly LinkName[] = Object.keys(LINKS).filter(isLink);

export interface Links {
  /** Puts a wire into each link of a service. */
  readonly wire: WireServices;
  become(link: LinkName, state: WireState): void;
  /** The connections of all services to a server never answer again, as after a failover that closes nothing. */
  stall(server: 'redis' | 'postgres'): void;
  close(): Promise<void>;
}

export function createSignedLinks(): Links {
  const wires = new Map<LinkName, Wire>();
  return {
    wire: async (service, env) => {
      const variables: Record<string, string> = {};
      for (const link of LINK_NAMES.filter((name) => name.startsWith(`${service}-`))) {
        const wire = await startWire(env[LINKS[link]] ?? '');
        wires.set(link, wire);
        variables[LINKS[link]] = wire.url;
      }
      return variables;
    },
    become: (link, state) => wires.get(link)?.become(state),
    stall: (server) => {
      for (const [link, wire] of wires) if (link.endsWith(`-${server}`)) wire.become('stalled');
    },
    close: async () => {
      await Promise.all([...wires.values()].map((wire) => wire.close()));
    },
  };
}
