/** Memory held for one request. */
export interface Held {
  /** False if the limit would be exceeded or the request has ended; the bytes are not counted then. */
  add(bytes: number): boolean;
  end(): void;
}

/**
 * Tracks the memory held by all requests.
 * @param mostOfOne limit for the requests of one address
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
