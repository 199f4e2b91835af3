/** The details of a trip besides its legs. Pure. */
import {
  detailsOfOneType,
  detailTexts,
  emptyDetails,
  type PostingDetails,
  PublicDetails,
  type RankingDetails,
  type Type,
} from "./contract";

type Name = keyof PostingDetails;
/** Every detail. A choice is undefined until it is made. */
export type CompleteDetails = { [N in Name]-?: PostingDetails[N] | (typeof emptyDetails)[N] };

const names = Object.keys(emptyDetails) as Name[];
export const textNames = Object.keys(detailTexts) as (keyof typeof detailTexts)[];

/** The details that are not empty and that a trip of this type has. */
export function detailsOf(given: PostingDetails, type: Type): PostingDetails {
  return pick(given, (name) => {
    const isOfType = (detailsOfOneType[name] ?? type) === type;
    return isOfType && given[name] !== undefined && !isSame(given[name], emptyDetails[name]);
  });
}

/** Without the details that only owners of matching trips see. */
export function publicDetails(details: PostingDetails): PublicDetails {
  return pick(
    details,
    (name) => Object.hasOwn(PublicDetails().shape, name) && details[name] !== undefined,
  );
}

/** The details on the card of an index: the public ones, and those that ranking uses. */
export function indexedDetails(
  details: PostingDetails,
): PublicDetails & Pick<RankingDetails, "woman"> {
  const { woman } = details;
  return { ...publicDetails(details), ...(woman && { woman }) };
}

/** The details by which a search ranks. */
export function searchDetails({
  languages,
  needs,
  prefersWoman,
}: PostingDetails): Pick<PostingDetails, "languages" | "needs" | "prefersWoman"> {
  return {
    ...(languages && { languages }),
    ...(needs && { needs }),
    ...(prefersWoman && { prefersWoman }),
  };
}

/** Whether the passenger is the owner, or knows about the posting. */
export function isPassengerAsked({ relation, passengerKnows }: PostingDetails): boolean {
  return !relation || relation === "myself" || passengerKnows === true;
}

/** The details that are given, empty ones included. */
export function definedDetails(given: PostingDetails): PostingDetails {
  return pick(given, (name) => given[name] !== undefined);
}

/** All details. Those that are not given are empty. */
export function completeDetails(given: PostingDetails): CompleteDetails {
  return { ...emptyDetails, ...definedDetails(given) };
}

/** The details of `after` that differ from those of `before`. */
export function changedDetails(before: PostingDetails, after: PostingDetails): PostingDetails {
  const whole = completeDetails(before);
  return pick(completeDetails(after), (name, value) => !isSame(value, whole[name]));
}

/** A trip with its details replaced by these, in the form of {@link detailsOf}. */
export function withDetails<Trip extends PostingDetails>(
  trip: Trip,
  details: PostingDetails,
  type: Type,
): Omit<Trip, Name> & PostingDetails {
  const rest = Object.fromEntries(
    Object.entries(trip).filter(([name]) => !Object.hasOwn(emptyDetails, name)),
  ) as Omit<Trip, Name>;
  return { ...rest, ...detailsOf(details, type) };
}

function pick(
  details: PostingDetails,
  isWanted: (name: Name, value: PostingDetails[Name]) => boolean,
): PostingDetails {
  return Object.fromEntries(
    names.filter((name) => isWanted(name, details[name])).map((name) => [name, details[name]]),
  ) as PostingDetails;
}

/** Compares texts, choices and lists of them. */
function isSame(one: PostingDetails[Name], other: PostingDetails[Name]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
