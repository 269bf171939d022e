const ANSWER_TIMEOUT_MS = 10_000;

/** Posts JSON to a webhook endpoint; whether it answered 2xx in time. */
export async function postWebhook(
  endpoint: string,
  payload: string,
  closing: AbortSignal,
  headers: Record<string, string> = {},
): Promise<boolean> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
