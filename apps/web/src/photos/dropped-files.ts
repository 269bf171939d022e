type Take = (files: readonly File[]) => void;

let take: Take | null = null;
const waiting: File[] = [];
/** Spelled out because this runs before the app and its paths are loaded. */
const UPLOAD = /^\/upload\b/i;

/**
 * Keeps the browser from opening files dropped anywhere on the upload screen, even before the app loads. They wait for
 * the screen to take them.
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

/** Passes on waiting and later files until the returned function is called. */
export function takeDroppedFiles(next: Take): () => void {
  take = next;
  next(waiting.splice(0));
  return () => {
    take = null;
  };
}
