/** The names under which the report is saved, by the browser and by the server's headers alike. */
export const REPORT_FILE = {
  professional: (season: string) => `${season}-Professional-Report.pdf`,
  order: (orderId: number | string) => `color-analysis-report-${orderId}.pdf`,
} as const;
