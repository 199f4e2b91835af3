/**
 * The reported or blocked user: the owner of an itinerary, or the counterpart of one of the user's
 * connections. Exactly one of them.
 */
export type Subject =
  | { itinerary: string; connection?: undefined }
  | { connection: string; itinerary?: undefined };
