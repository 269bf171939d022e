type Close = () => void;

const open: Close[] = [];

/** Registers an open dialog's `close`; returns how to unregister it. */
export function registerDialog(close: Close): () => void {
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
  };
}

/** Closes the topmost dialog; returns whether there was one. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
