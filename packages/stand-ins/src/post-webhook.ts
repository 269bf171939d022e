const ANSWER_TIMEOUT_MS = 10_000;

/** Posts JSON to a webhook endpoint; whether it answered 2xx in time. */
export async function postWebhook(
  endpoint: string,
  payload: string,
  closing: AbortSignal,
  headers: Record<string, string> = {},
): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
