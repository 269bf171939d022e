/** The names under which the report and the pass are saved, by the browser and by the server's headers alike. */
export const REPORT_FILE = {
  professional: (season: string) => `${season}-Professional-Report.pdf`,
  order: (orderId: number | string) => `color-analysis-report-${orderId}.pdf`,
} as const;
export const PASS_FILE = 'trueseason.pkpass';
