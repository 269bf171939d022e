/** Loads a provider's classic script. If that fails or is aborted, removes its element and rejects. */
export function addScript(url: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    const fail = (): void => {
      script.remove();
      reject(new Error(`The script of ${new URL(url).host} did not come.`));
    };
    script.onerror = fail;
    signal?.addEventListener('abort', fail);
    document.head.append(script);
  });
}
