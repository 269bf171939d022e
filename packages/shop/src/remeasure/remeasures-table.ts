/** Single-use codes for free remeasuring, created on request. */
export interface RemeasuresTable {
  order_id: number;
  code: string;
}
