// Exits with 0 while the process on HEALTH_PORT reports that it is alive.
const answer = await fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`, {
  signal: AbortSignal.timeout(3_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
