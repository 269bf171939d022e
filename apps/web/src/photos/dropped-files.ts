type Take = (files: readonly File[]) => void;

let take: Take | null = null;
const waiting: File[] = [];
/** The list of our paths comes with the app, and this before it. */
const UPLOAD = /^\/upload\b/i;

/**
 * Keeps a browser that has files dropped onto it from leaving the upload screen for them, wherever on the page that is
 * and however early: they wait until the screen takes them.
 */
export function catchDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, (event) => {
      if (!UPLOAD.test(location.pathname) || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (type !== 'drop') return;
      waiting.push(...event.dataTransfer.files);
      take?.(waiting.splice(0));
    });
  }
}

/** Takes the files that are dropped, and first those that wait; returns the way to stop. */
export function takeDroppedFiles(next: Take): () => void {
  take = next;
  next(waiting.splice(0));
  return () => {
    take = null;
  };
}
