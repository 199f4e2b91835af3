export const metricNamespace = "FlightAides/Watch";
/** 1 when a check has failed, else 0. Dimensions: `stage`, `check`. */
export const failedMetric = "Failed";
