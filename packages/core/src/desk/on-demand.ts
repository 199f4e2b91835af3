/** Domains that few calls of the desk need. The first call that does loads them, because they slow the start of the function. */

export async function loadPayment() {
  return (await import("../payment")).Payment;
}

export async function loadJourney() {
  return (await import("../journey")).Journey;
}

export async function loadMessage() {
  return (await import("../message")).Message;
}
