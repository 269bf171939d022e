/** Every object key, once. All that belongs to an order lies under one prefix, so deletion is one call. */
export const objectKeys = {
  order: (orderId: number) => `orders/${orderId}/`,
  photos: (orderId: number) => `orders/${orderId}/photos/`,
  /** `upload` differs for each attempt to upload, so that two at once never overwrite each other. */
  photo: (orderId: number, upload: string, position: number) => `orders/${orderId}/photos/${upload}/${position}`,
  report: (orderId: number) => `orders/${orderId}/report.pdf`,
} as const;
