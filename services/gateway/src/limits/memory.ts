/** What is held of one request. */
export interface Held {
  /** False where all requests together would hold too much: then these are not counted. */
  add(bytes: number): boolean;
  end(): void;
}

/** Counts what requests hold of this process's memory together. */
export function createMemory(mostBytes: number): { begin(): Held } {
  let all = 0;
  return {
    begin: () => {
      let own = 0;
      return {
        add: (bytes) => {
          if (all + bytes > mostBytes) return false;
          own += bytes;
          all += bytes;
          return true;
        },
        end: () => {
          all -= own;
          own = 0;
        },
      };
    },
  };
}
