/** The groups of operations, in the order in which the document has them: a name for each domain with contracts. */
export const tags: Readonly<Record<string, { name: string; description: string }>> = {
  airport: { name: "Airports", description: "Suggestions for what is typed." },
  matching: { name: "Search", description: "Itineraries of others: lists and matches." },
  itinerary: { name: "Itineraries", description: "Posting, changing and deleting one's own." },
  connection: {
    name: "Connections",
    description:
      "Two people and one trip, from the request to the review. The fee, and what becomes of it, belongs to the connection.",
  },
  payment: { name: "Payment", description: "The fee: an order at PayPal, and its capture." },
  message: {
    name: "Messages",
    description: "Between the two of a connection, before the payment and after it.",
  },
  journey: { name: "Trips", description: "The day of the flight: steps, and links for families." },
  "boarding-pass": { name: "Boarding passes", description: "What the two share of them." },
  communication: { name: "Mail", description: "Mail between users, and unsubscribing from it." },
  "still-flying": {
    name: "Still flying?",
    description: "The question in a mail before the flight.",
  },
  push: { name: "Notifications", description: "Devices that get notifications (RFC 8030)." },
  user: { name: "Account", description: "The caller's data and preferences." },
  account: { name: "Data", description: "The download of everything, and the deletion." },
  "confirmed-name": { name: "Confirmed name", description: "A name that PayPal has checked." },
  safety: { name: "Safety", description: "Reports, blocks and appeals." },
  desk: { name: "Desk", description: "For operators, with a second factor." },
  health: { name: "Health", description: "For monitors." },
};
