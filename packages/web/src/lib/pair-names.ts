/** Names of the cities of a pair in the language of this page. Not in ./city-names, which is loaded on demand elsewhere. */
import type { City, CityPair } from "@flightaides/core/trip/city-pairs.ts";
import { cityIn } from "./city-names";

export function cityName({ name, airports: [first] }: City): string {
  return cityIn(first) ?? name;
}

/** `Toronto – Delhi`: a title that needs no preposition, so that it is right in every language. */
export function pairName({ cities: [one, other] }: CityPair): string {
  return `${cityName(one)} – ${cityName(other)}`;
}
