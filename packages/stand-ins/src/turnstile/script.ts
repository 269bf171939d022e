/** As much of the provider's parameters as a page with one widget uses. */
interface RenderParameters {
  readonly sitekey: string;
  readonly callback: (token: string) => void;
  readonly 'error-callback'?: (code: string) => boolean | undefined;
}

/** Runs in the browser: a widget is a frame of the provider's own page. Needs nothing from outside itself. */
function provideTurnstile(): void {
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
  const widgets = new Map<string, () => void>();

  const render = (container: HTMLElement, parameters: RenderParameters): string => {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/turnstile/v0/widget?sitekey=${encodeURIComponent(parameters.sitekey)}`;
    frame.title = 'Test challenge';
    frame.style.cssText = 'width:100%;height:16rem;border:1px solid currentColor';
    const hear = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow || data?.source !== 'turnstile') return;
      if (data.token) parameters.callback(data.token);
      else parameters['error-callback']?.(data.error);
    };
    window.addEventListener('message', hear);
    container.append(frame);
    const id = `standin-${widgets.size + 1}`;
    widgets.set(id, () => {
      window.removeEventListener('message', hear);
      frame.remove();
    });
    return id;
  };
  const remove = (id: string): void => {
    widgets.get(id)?.();
    widgets.delete(id);
  };
  Object.assign(window, { turnstile: { render, remove } });
}

/** The browser script, whole. */
export const turnstileScript = `(${provideTurnstile.toString()})();`;
