import { isIPv6 } from 'node:net';

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;

/** Whom an address stands for: a household has one IPv4 address, but 2^64 of IPv6, which share their first half. */
export function addressKey(address: string): string {
  const plain = MAPPED_V4.exec(address)?.[1] ?? address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
