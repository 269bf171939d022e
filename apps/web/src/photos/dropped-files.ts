type FileReceiver = (files: readonly File[]) => void;

let receiver: FileReceiver | null = null;
const waitingFiles: File[] = [];
/** Spelled out because this runs before the app and its paths are loaded. */
const UPLOAD_PATH = /^\/upload\b/i;

/**
 * Keeps the browser from opening files dropped anywhere on the upload screen, even before the app loads. They wait for
 * the screen to take them.
 */
export function catchDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, (event) => {
      if (!UPLOAD_PATH.test(location.pathname) || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (type !== 'drop') return;
      waitingFiles.push(...event.dataTransfer.files);
      receiver?.(waitingFiles.splice(0));
    });
  }
}

/** Passes on waiting and later files until the returned function is called. */
export function receiveDroppedFiles(nextReceiver: FileReceiver): () => void {
  receiver = nextReceiver;
  nextReceiver(waitingFiles.splice(0));
  return () => {
    receiver = null;
  };
}
