/** All object keys. An order's objects share a prefix, so deletion is one call. */
export const objectKeys = {
  order: (orderId: number) => `orders/${orderId}/`,
  photos: (orderId: number) => `orders/${orderId}/photos/`,
  /** `upload` is unique, so that two uploads at once never overwrite each other. */
  upload: (orderId: number, upload: string) => `orders/${orderId}/photos/${upload}/`,
  photo: (orderId: number, upload: string, position: number) => `orders/${orderId}/photos/${upload}/${position}`,
  /** A photo as screens show it, beside the photo and deleted with it. */
  smallPhoto: (photoKey: string) => `${photoKey}-small`,
  /** Where there is hair on a photo, beside it and deleted with it. */
  hairMap: (photoKey: string) => `${photoKey}-hair`,
  /** The prefix of the upload that a photo came with. */
  uploadOf: (photoKey: string) => photoKey.slice(0, photoKey.lastIndexOf('/') + 1),
  /** Notes of what was deleted on request, by the day on which it was: they name no order. */
  erasures: 'erasures/',
  erasuresOf: (day: Date) => `erasures/${day.toISOString().slice(0, 10)}/`,
  erasure: (day: Date, name: string) => `erasures/${day.toISOString().slice(0, 10)}/${name}`,
  /** Where the audit ended, each under its number: they name rows and no order. */
  auditAnchors: 'audit-anchors/',
  auditAnchorsOf: (number: number) => `audit-anchors/${String(number).padStart(12, '0')}/`,
  auditAnchor: (number: number, name: string) => `audit-anchors/${String(number).padStart(12, '0')}/${name}`,
  report: (orderId: number) => `orders/${orderId}/report.pdf`,
} as const;

/** Parts of an order with separate keys: photos are deleted before results. */
export interface KeyOwner {
  readonly orderId: number;
  readonly kind: 'photos' | 'results';
}

const OF_ORDER = /^orders\/(?<id>\d+)\/(?<photos>photos\/)?/;

/** Owner of an object; null if it belongs to no order. */
export function ownerOf(key: string): KeyOwner | null {
  const { id, photos } = OF_ORDER.exec(key)?.groups ?? {};
  return id ? { orderId: Number(id), kind: photos ? 'photos' : 'results' } : null;
}
