/** The account of the merchant. */
export const account = {
  clientId: "flightaides-local-client",
  clientSecret: "flightaides-local-secret",
  merchantId: "FLYHTA4DES2LC",
  email: "payments@flightaides.test",
  webhookId: "5TH47159DK785634N",
};
