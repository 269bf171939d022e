package scalers

const externalMetricType = "External"
