/** `start` is what the page needs first; `later`, what its screen needs next. */
export type ModulesFor = 'start' | 'later';

/** Files per task: requesting each takes a slow phone a few milliseconds. */
const AT_ONCE = 4;

/** Requests all code listed in the page (scripts/page-html.ts), which would otherwise load one after another. */
export async function askForModules(when: ModulesFor = 'start'): Promise<void> {
  const named = document.querySelector<HTMLTemplateElement>(`template[data-modules="${when}"]`);
  const files = [...(named?.content.children ?? [])];
  while (files.length > 0) {
    document.head.append(...files.splice(0, AT_ONCE));
    // Lets the page handle input first.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
