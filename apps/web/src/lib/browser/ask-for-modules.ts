/** Asks at once for all files of code that the page names (scripts/page-html.ts), of which one would import the next. */
export function askForModules(): void {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template[data-modules]')) {
    document.head.append(content);
  }
}
