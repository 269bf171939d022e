/** Every object key, once. All that belongs to an order lies under one prefix, so deletion is one call. */
export const objectKeys = {
  order: (orderId: number) => `orders/${orderId}/`,
  photos: (orderId: number) => `orders/${orderId}/photos/`,
  /** `upload` is unique, so that two uploads at once never overwrite each other. */
  upload: (orderId: number, upload: string) => `orders/${orderId}/photos/${upload}/`,
  photo: (orderId: number, upload: string, position: number) => `orders/${orderId}/photos/${upload}/${position}`,
  /** A photo as screens show it, beside the photo and deleted with it. */
  smallPhoto: (photoKey: string) => `${photoKey}-small`,
  /** The prefix of the upload that a photo came with. */
  uploadOf: (photoKey: string) => photoKey.slice(0, photoKey.lastIndexOf('/') + 1),
  /** Notes of what was deleted on request, by the day on which it was: the one thing here that names no order. */
  erasures: 'erasures/',
  erasuresOf: (day: Date) => `erasures/${day.toISOString().slice(0, 10)}/`,
  erasure: (day: Date, name: string) => `erasures/${day.toISOString().slice(0, 10)}/${name}`,
  report: (orderId: number) => `orders/${orderId}/report.pdf`,
} as const;
