/** File names of the report, for browser and server. */
export const REPORT_FILE = {
  professional: (season: string) => `${season}-Professional-Report.pdf`,
  order: (orderId: number | string) => `color-analysis-report-${orderId}.pdf`,
} as const;
