import type { ElementHandle, Page } from '@playwright/test';

/** Something that can be focused now, by what tells it from the others on its screen. */
export interface Control {
  /** Its role, name and dialog; equal ones are counted. */
  readonly key: string;
  readonly kind: 'link' | 'leaves' | 'field' | 'button' | 'tick' | 'slider' | 'select' | 'scroller';
  /** The styles and states on which its look depends: equal ones look alike. */
  readonly look: string;
  /** Of a link: where it leads. */
  readonly href: string | null;
}

interface ControlsWindow {
  listedControls?: Element[];
}

/** All controls that are in reach, in their order, within elements of a selector, and outside of those of another. */
export const controlsOf = (page: Page, within = 'body', except = '.none'): Promise<readonly Control[]> =>
  page.evaluate(
    ([scope, left]): Control[] => {
      // The toaster's own spans and a list of tabs only pass the focus on.
      const CONTROLS = 'a[href], button, summary, input, select, textarea, [tabindex="0"]:not(span, [role=tablist])';
      const TICKS = ['checkbox', 'radio'];
      const isReachable = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element as HTMLElement).tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden=true]');
      const textOf = (element: Element | null | undefined): string => {
        const copy = element?.cloneNode(true) as Element | undefined;
        for (const part of copy?.querySelectorAll('[aria-hidden=true], [aria-live]') ?? []) part.remove();
        return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
      };
      const nameOf = (element: Element): string =>
        element.ariaLabel ||
        textOf((element as HTMLInputElement).labels?.[0]) ||
        textOf(element) ||
        element.getAttribute('title') ||
        element.getAttribute('placeholder') ||
        '';
      const kindOf = (element: Element): Control['kind'] => {
        if (element instanceof HTMLAnchorElement)
          return element.origin === location.origin && element.target === '' ? 'link' : 'leaves';
        if (element instanceof HTMLSelectElement) return 'select';
        if (element instanceof HTMLTextAreaElement) return 'field';
        if (element instanceof HTMLInputElement) {
          if (TICKS.includes(element.type)) return 'tick';
          if (element.type === 'range') return 'slider';
          return element.type === 'file' ? 'button' : 'field';
        }
        return element.matches('button, summary') ? 'button' : 'scroller';
      };
      const lookOf = (element: Element): string => {
        const states = ['type', 'aria-pressed', 'aria-current', 'aria-disabled', 'aria-invalid'];
        const own = states.map((name) => element.getAttribute(name) ?? '');
        const path: string[] = [];
        for (let node: Element | null = element; node; node = node.parentElement)
          path.push(`${node.tagName}.${node.getAttribute('class') ?? ''}`);
        return [...path, ...own, element.matches(':checked') ? 'checked' : ''].join(' ');
      };
      const counts = new Map<string, number>();
      const host = window as unknown as ControlsWindow;
      const roots = [...document.querySelectorAll(scope)];
      host.listedControls = [...document.querySelectorAll(CONTROLS)].filter(
        (element) => isReachable(element) && !element.closest(left) && roots.some((root) => root.contains(element)),
      );
      return host.listedControls.map((element) => {
        const dialog = element.closest('[role=dialog]') ? 'dialog ' : '';
        const base = `${dialog}${element.tagName.toLowerCase()} ${nameOf(element).slice(0, 80)}`;
        const count = (counts.get(base) ?? 0) + 1;
        counts.set(base, count);
        return {
          key: count > 1 ? `${base} (${count})` : base,
          kind: kindOf(element),
          look: lookOf(element),
          href: element.getAttribute('href'),
        };
      });
    },
    [within, except] as const,
  );

/** The element of a control of the last list. */
export async function elementOf(page: Page, index: number): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle(
    (place) => (window as unknown as ControlsWindow).listedControls?.[place] ?? null,
    index,
  );
  const element = handle.asElement();
  if (!element) throw new Error(`There is no control ${index} on ${page.url()}`);
  return element as ElementHandle<HTMLElement>;
}

/** Controls that no scrolling brings to where they can be pressed: beyond an edge, or below something else. */
export async function unreachableControls(page: Page): Promise<readonly string[]> {
  const controls = await controlsOf(page);
  return page.evaluate(
    (keys) =>
      keys.filter((_, i) => {
        const control = (window as unknown as ControlsWindow).listedControls?.[i];
        const target = control?.closest('label') ?? control;
        if (!target || control?.matches('[class*=skip]')) return false;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // A link may be broken over two lines.
        const { left, right, top, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, top + height / 2];
        const above = document.elementFromPoint(x, y);
        const isPressed = above !== null && (target.contains(above) || above.contains(target));
        return left < -1 || right > innerWidth + 1 || !isPressed;
      }),
    controls.map(({ key }) => key),
  );
}
