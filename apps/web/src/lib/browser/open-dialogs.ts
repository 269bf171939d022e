type Close = () => void;

const open: Close[] = [];

/** Says that a dialog is open and how it is closed; the returned function says that it no longer is. */
export function registerDialog(close: Close): () => void {
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
  };
}

/** Closes the dialog on top. Gives whether there was one. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
