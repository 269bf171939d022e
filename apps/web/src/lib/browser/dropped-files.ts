/** Passes on files dropped or pasted anywhere on the page, also before the app was there, until the returned function is called. */
export function receiveDroppedFiles(receiver: (files: readonly File[]) => void): () => void {
  const dropped = globalThis.droppedFiles;
  if (!dropped) return () => {};
  dropped.receive = receiver;
  if (dropped.waiting.length > 0) receiver(dropped.waiting.splice(0));
  return () => {
    if (dropped.receive === receiver) dropped.receive = null;
  };
}
