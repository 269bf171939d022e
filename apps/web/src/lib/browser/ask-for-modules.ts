import { nextTask } from './next-task.ts';

/** A page begins with the first; the second is what follows on the first screen. */
export type ModulesFor = 'start' | 'later';

/** A file of code takes a slow phone some milliseconds to ask for: so many are asked for in one go. */
const AT_ONCE = 4;

/** Asks for all files of code that the page names (scripts/page-html.ts), of which one would import the next. */
export async function askForModules(when: ModulesFor = 'start'): Promise<void> {
  const named = document.querySelector<HTMLTemplateElement>(`template[data-modules="${when}"]`);
  const files = [...(named?.content.children ?? [])];
  while (files.length > 0) {
    document.head.append(...files.splice(0, AT_ONCE));
    // What is touched meanwhile is answered first.
    await nextTask();
  }
}
