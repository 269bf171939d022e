import { randomInt } from 'node:crypto';
import { ORDER_ID_MAX, ORDER_ID_MIN } from '@trueseason/contracts';

/** Uploads are stored under a new ID before the order exists, so failed uploads leave no order. */
export const newOrderId = (): number => randomInt(ORDER_ID_MIN, ORDER_ID_MAX + 1);
