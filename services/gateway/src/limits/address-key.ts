import { isIPv6 } from 'node:net';

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first groups of an IPv6 address, normalized. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const headGroups = head.split(':').filter(Boolean);
  const tailGroups = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - headGroups.length - tailGroups.length)).fill('0');
  const groups = [...headGroups, ...zeros, ...tailGroups].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

const plainAddress = (address: string): string =>
  address.includes(':') ? (MAPPED_V4.exec(address)?.[1] ?? address.split('%', 1)[0] ?? '') : address;
const isV6 = (plain: string): boolean => plain.includes(':') && isIPv6(plain);

/** The household of an address: one IPv4 address, or 2^64 IPv6 addresses with the same first half. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return isV6(plain) ? firstGroups(plain, 4) : plain;
}

/** The network of an address: an IPv4 /24, or the largest IPv6 prefix that providers assign to one customer. */
export function networkKey(address: string): string {
  const plain = plainAddress(address);
  return isV6(plain) ? firstGroups(plain, 3) : plain.split('.').slice(0, 3).join('.');
}
