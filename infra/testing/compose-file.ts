import { parse } from 'yaml';
import { readText } from './files.ts';

export interface ComposeService {
  readonly image: string;
  readonly build?: { context: string; dockerfile: string; target?: string; args?: Record<string, string> };
  readonly environment?: Record<string, string>;
  readonly command?: string[];
  readonly ports?: string[];
  readonly networks: string[];
  readonly depends_on?: Record<string, { condition: string }>;
  readonly profiles?: string[];
  readonly healthcheck?: unknown;
  readonly restart: string;
  readonly deploy?: { replicas?: number; resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } };
  readonly [key: string]: unknown;
}

export interface ComposeFile {
  readonly name: string;
  readonly services: Record<string, ComposeService>;
  readonly networks: Record<
    string,
    { internal?: boolean; ipam?: { config: { subnet: string; gateway?: string }[] } } | null
  >;
  readonly volumes: Record<string, unknown>;
}

/** Interpolates like docker compose: `${A}`, `${A-default}`, `${A:-default}`, `${A:?message}`, `$$` for a dollar. */
function interpolate(text: string, env: NodeJS.Dict<string>): string {
  const pattern = /\$(?:\$|\{(\w+)(?:(:?)(-|\?)((?:[^{}]|\$\{[^}]*\})*))?\})/g;
  return text.replace(pattern, (whole, name?: string, colon?: string, kind?: string, rest = '') => {
    if (name === undefined) return whole.slice(1);
    const value = env[name];
    if (colon ? value : value !== undefined) return value ?? '';
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? interpolate(rest, env) : (value ?? '');
  });
}

/** What docker-compose.yml refuses to start without. */
export const requiredVariables = (): string[] => [
  ...new Set([...readText('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+):\?/g)].map(([, name = '']) => name)),
];

/** docker-compose.yml with these variables. @throws naming a missing required one */
export function readCompose(env: NodeJS.Dict<string>): ComposeFile {
  const lines = readText('docker-compose.yml').split('\n');
  const text = lines.filter((line) => !line.trimStart().startsWith('#')).join('\n');
  return parse(interpolate(text, env), { merge: true });
}
