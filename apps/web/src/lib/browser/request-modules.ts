/** `start` is what the page needs first; `later`, what its screen needs next. */
export type ModulesFor = 'start' | 'later';

/** Files per task: requesting each takes a slow phone a few milliseconds. */
const BATCH_SIZE = 4;

/** Requests all code listed in the page (scripts/page-html.ts), which would otherwise load one after another. */
export async function requestModules(when: ModulesFor = 'start'): Promise<void> {
  const list = document.querySelector<HTMLTemplateElement>(`template[data-modules="${when}"]`);
  const files = [...(list?.content.children ?? [])];
  while (files.length > 0) {
    document.head.append(...files.splice(0, BATCH_SIZE));
    // Lets the page handle input first.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
