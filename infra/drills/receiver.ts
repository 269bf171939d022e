interface Notification {
  readonly alerts: readonly { readonly status: string; readonly labels: { readonly alertname: string } }[];
}

/** Prints what Alertmanager sends it, a line each: the webhook of an operator. On the port that its image's health check asks. */
export const RECEIVER = `require('node:http').createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => { body += chunk; });
  request.on('end', () => { if (body) console.log(body); response.end(); });
}).listen(9100);`;

/** Names of the alerts that began and reached their receiver since then. */
export function alertsIn(received: string): Set<string> {
  const notifications = received.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  return new Set(
    (notifications as Notification[]).flatMap(({ alerts }) =>
      alerts.filter(({ status }) => status === 'firing').map(({ labels }) => labels.alertname),
    ),
  );
}
