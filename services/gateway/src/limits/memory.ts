/** What is held of one request. */
export interface Held {
  /** False where too much would be held, or the request has ended: then these bytes are not counted. */
  add(bytes: number): boolean;
  end(): void;
}

/**
 * Counts what requests hold of this process's memory together.
 * @param mostOfOne what the requests of one address may hold together
 */
export function createMemory(mostBytes: number, mostOfOne = mostBytes): { begin(address?: string): Held } {
  const held = new Map<string, number>();
  let all = 0;
  return {
    begin: (address = '') => {
      let own = 0;
      let ended = false;
      const change = (bytes: number) => {
        own += bytes;
        all += bytes;
        const ofAddress = (held.get(address) ?? 0) + bytes;
        if (ofAddress > 0) held.set(address, ofAddress);
        else held.delete(address);
      };
      return {
        add: (bytes) => {
          if (ended || all + bytes > mostBytes || (held.get(address) ?? 0) + bytes > mostOfOne) return false;
          change(bytes);
          return true;
        },
        end: () => {
          ended = true;
          change(-own);
        },
      };
    },
  };
}
