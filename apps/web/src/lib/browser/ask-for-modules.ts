/** A page starts with the first; the second is what its screen needs next. */
export type ModulesFor = 'start' | 'later';

/** Files per task: a slow phone takes some milliseconds to request each. */
const AT_ONCE = 4;

/** Requests all code that the page names (scripts/page-html.ts), which would otherwise load one file after another. */
export async function askForModules(when: ModulesFor = 'start'): Promise<void> {
  const named = document.querySelector<HTMLTemplateElement>(`template[data-modules="${when}"]`);
  const files = [...(named?.content.children ?? [])];
  while (files.length > 0) {
    document.head.append(...files.splice(0, AT_ONCE));
    // Handle input first.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
