import type { Seen } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';

/** Whether every service is ready on the fleet page, and the edge counts its requests. */
export async function measure(stage: Stage): Promise<Seen[]> {
  const authorization = `Basic ${Buffer.from(`ops:${stage.settings.OPS_PASSWORD}`).toString('base64')}`;
  const fleet = await fetch(`${stage.urls.ops}/api/fleet`, { headers: { authorization } });
  const { services = [] } = (await fleet.json()) as { services?: { name: string; state: string }[] };
  const notReady = services.filter(({ state }) => state !== 'ready');
  // Counts nothing before its first request.
  await fetch(`${stage.urls.web}/healthz`);
  const edge = await stage.compose('exec', '--no-TTY', 'web', 'wget', '-q', '-O', '-', 'http://127.0.0.1:9100/metrics');
  const counted = /caddy_http_request_duration_seconds_count\{[^}]*handler="subroute"[^}]*server="srv0"/.test(edge);
  return [
    {
      what: 'services ready on the fleet page',
      value: `${services.length - notReady.length} of ${services.length}`,
      ok: services.length >= 5 && notReady.length === 0,
    },
    { what: "the edge's own metrics", value: counted ? 'there' : 'missing', ok: counted },
  ];
}
