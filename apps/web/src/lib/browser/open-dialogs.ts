type Close = () => void;

const openDialogs: Close[] = [];

/** Registers an open dialog's `close`; returns how to unregister it. */
export function registerDialog(close: Close): () => void {
  openDialogs.push(close);
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
  };
}

/** Closes the topmost dialog; returns whether there was one. */
export function closeTopDialog(): boolean {
  const close = openDialogs.at(-1);
  close?.();
  return close !== undefined;
}
