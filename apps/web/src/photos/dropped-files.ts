type Take = (files: readonly File[]) => void;

let take: Take | null = null;
const waiting: File[] = [];
/** Written out, because this runs before the app and its paths are loaded. */
const UPLOAD = /^\/upload\b/i;

/**
 * Keeps the browser from opening files that are dropped on the upload screen, anywhere and from the start. They wait until
 * the screen takes them.
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

/** Passes waiting and later files on, until the returned function is called. */
export function takeDroppedFiles(next: Take): () => void {
  take = next;
  next(waiting.splice(0));
  return () => {
    take = null;
  };
}
