/** All object keys. An order's objects share a prefix, so deletion is one call. */
export const objectKeys = {
  order: (orderId: number) => `orders/${orderId}/`,
  photos: (orderId: number) => `orders/${orderId}/photos/`,
  /** `upload` is unique, so concurrent uploads do not overwrite each other. */
  upload: (orderId: number, upload: string) => `orders/${orderId}/photos/${upload}/`,
  photo: (orderId: number, upload: string, position: number) => `orders/${orderId}/photos/${upload}/${position}`,
  /** A photo's thumbnail, stored and deleted with it. */
  smallPhoto: (photoKey: string) => `${photoKey}-small`,
  /** A smaller one for phones. */
  phonePhoto: (photoKey: string) => `${photoKey}-phone`,
  /** What the engine measured of a photo, so that it is measured once; deleted with it. */
  measuredPhoto: (photoKey: string) => `${photoKey}-measured`,
  /** A photo's hair mask, stored and deleted with it. */
  hairMap: (photoKey: string) => `${photoKey}-hair`,
  /** A photo with all that is stored and deleted with it. */
  ofPhoto: (photoKey: string): string[] => [
    photoKey,
    objectKeys.smallPhoto(photoKey),
    objectKeys.phonePhoto(photoKey),
    objectKeys.measuredPhoto(photoKey),
    objectKeys.hairMap(photoKey),
  ],
  /** The prefix of a photo's upload. */
  uploadOf: (photoKey: string) => photoKey.slice(0, photoKey.lastIndexOf('/') + 1),
  /** Markers that no restored backup undoes, by day and without order IDs: of requested deletions, and of sent mails. */
  erasures: 'erasures/',
  sentMails: 'mails/',
  marker: (folder: string, day: Date, name = '') => `${folder}${day.toISOString().slice(0, 10)}/${name}`,
  /** Audit anchors by number, without order IDs. */
  auditAnchors: 'audit-anchors/',
  auditAnchorsOf: (number: number) => `audit-anchors/${String(number).padStart(12, '0')}/`,
  auditAnchor: (number: number, name: string) => `audit-anchors/${String(number).padStart(12, '0')}/${name}`,
  report: (orderId: number) => `orders/${orderId}/report.pdf`,
  allDisputeFiles: (orderId: number) => `orders/${orderId}/evidence/`,
  /** For a bank, up to an event of the order. */
  disputeFile: (orderId: number, event: number) => `orders/${orderId}/evidence/${event}.pdf`,
} as const;

/** Parts of an order with their own keys: photos are deleted before results, and a dispute file outlives both. */
export interface KeyOwner {
  readonly orderId: number;
  readonly kind: 'photos' | 'results' | 'evidence';
}

const OF_ORDER = /^orders\/(?<id>\d+)\/(?:(?<part>photos|evidence)\/)?/;

/** Owner of an object; null if it belongs to no order. */
export function ownerOf(key: string): KeyOwner | null {
  const { id, part } = OF_ORDER.exec(key)?.groups ?? {};
  const kind = part === 'photos' || part === 'evidence' ? part : 'results';
  return id ? { orderId: Number(id), kind } : null;
}
