/** How far deleted orders had come, by the day (UTC) they were placed. */
export interface DeletedOrdersByDayTable {
  day: Date;
  orders: number;
  photos: number;
  analyzed: number;
  paid: number;
  free: number;
}
