/** Loads a provider's classic script. If that fails, removes its element and rejects. */
export function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script of ${new URL(url).host} did not come.`));
    };
    document.head.append(script);
  });
}
