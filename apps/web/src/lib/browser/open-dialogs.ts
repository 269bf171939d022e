type Close = () => void;

const open: Close[] = [];

/** Registers an open dialog with the way to close it; returns how to unregister it. */
export function registerDialog(close: Close): () => void {
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
  };
}

/** Closes the dialog on top; returns whether there was one. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
