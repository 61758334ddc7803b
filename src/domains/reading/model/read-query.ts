import type { Reading, ReadingSpan } from '../contract.ts';
import { applyRules, type Draft, finderOf, type ReadOptions, type Rule, startDraft, warmUpFinder } from './draft.ts';
import { backgroundRules } from './leftovers/background.ts';
import { combineFairHousing, fairHousingRules, readPeopleAround } from './people/fair-housing.ts';
import { labelSpan } from './labels.ts';
import { readLeftovers, softRules } from './leftovers/leftovers.ts';
import { lastTypeRules, listingTypeRules, readOtherTypes, readSizeOfLand, readTypeOfUnits, typeRules } from './rules/kind.ts';
import { feeRules } from './rules/fees.ts';
import { priceRules } from './rules/price.ts';
import { commuteRules } from './rules/commute.ts';
import { nearRules } from './rules/near.ts';
import { ownTagRules } from './rules/own-tags.ts';
import { placeRules, readOtherPlaces, streetRules, unknownPlaceRules, zipRules } from './rules/place.ts';
import { schoolRules } from './rules/school.ts';
import { dismissalFinder } from './scopes/scopes-of-dismissals.ts';
import { selfDescriptionRules } from './people/self-description.ts';
import { sizeRules } from './rules/size.ts';
import { readSoftened } from './leftovers/read-softened.ts';
import { readUnclearWishes } from './leftovers/unclear-wishes.ts';
import { sortRules } from './rules/sort.ts';
import { storyRules } from './leftovers/stories.ts';
import { readTags, tagFinder } from './rules/tags.ts';
import { timeRules } from './rules/time.ts';
import { yearRules } from './rules/year.ts';
import { claimInjections, judgeSafety } from './safety.ts';

/** A reading, and which words made each of its slots. */
export interface SpannedReading {
  reading: Reading;
  spans: ReadingSpan[];
}

const MAX_CHARACTERS = 1000;

type Rules = readonly Rule[];

// "55+ community" is lawful to ask for by that name, and "single family" is a kind of house: read before wishes about people.
const KINDS_NAMED_AFTER_PEOPLE = typeRules.filter(({ pattern }) =>
  /55|age restricted|single famil|multi \?famil/.test(pattern.source),
);

const RULES_ABOUT_PEOPLE: readonly Rules[] = [
  streetRules,
  storyRules,
  KINDS_NAMED_AFTER_PEOPLE,
  backgroundRules,
  selfDescriptionRules,
  fairHousingRules,
];
const RULES_ABOUT_HOMES: readonly Rules[] = [
  listingTypeRules,
  zipRules,
  sortRules,
  feeRules,
  timeRules,
  schoolRules,
  commuteRules,
  nearRules,
  yearRules,
  sizeRules,
  priceRules,
  placeRules,
];
const RULES_ABOUT_KINDS: readonly Rules[] = [typeRules, lastTypeRules];
const RULES_ABOUT_THE_REST: readonly Rules[] = [softRules, unknownPlaceRules];

/**
 * Reads a plain sentence into filters, tags, an order and what was not understood. The same sentence on the same day
 * gives the same reading; no clock, no network. Rules run from what is said most precisely to what is said least.
 */
export function readQuery(text: string, options: ReadOptions): SpannedReading {
  const draft = startDraft(text.slice(0, MAX_CHARACTERS), options);
  claimInjections(draft);
  if (draft.safety !== null) readWishesInOrders(draft, text, options);
  const apply = (all: readonly Rules[]) => all.forEach((rules) => applyRules(draft, rules));
  apply(RULES_ABOUT_PEOPLE);
  readPeopleAround(draft);
  readSoftened(draft);
  readUnclearWishes(draft);
  if (options.withOwnTags === true) applyRules(draft, ownTagRules);
  apply(RULES_ABOUT_HOMES);
  readTags(draft);
  apply(RULES_ABOUT_KINDS);
  readOtherTypes(draft);
  readTypeOfUnits(draft);
  readOtherPlaces(draft);
  readSizeOfLand(draft);
  apply(RULES_ABOUT_THE_REST);
  readLeftovers(draft);
  dropTakenBack(draft);
  return finish(draft);
}

/** An order to the machine may hold a wish about people: that is answered too, though no word of it is read otherwise. */
function readWishesInOrders(draft: Draft, text: string, options: ReadOptions): void {
  const unclaimed = startDraft(text.slice(0, MAX_CHARACTERS), options);
  applyRules(unclaimed, fairHousingRules);
  readPeopleAround(unclaimed);
  draft.fairHousing.push(...unclaimed.fairHousing);
}

const WARM_UP = [
  '3 bed house near a park under 500k, no pool',
  'quiet condo with 2 baths built after 1990, HOA below $300, ideally with a view',
  'no seniors next door, mostly Korean neighbors with kids, nobody on welfare',
  '4br 2.5ba ranch, no HOA, big yard, not too many renters nearby, close to Thai or Indian food, an affluent block',
  'townhouse 2000-2600 sf under $450,000, ideally a sunroom, away from the airport, elderly parents, classy neighbors',
  'sold in the last 6 months, cheapest first, 30 minute drive to work, good schools, no foreclosures',
];

let isWarm = false;

/**
 * Makes the reader ready in steps of a few milliseconds each: patterns are compiled when they are first used, some hundred
 * milliseconds in all. Optional: without it the first sentences take longer.
 */
export function* warmUpReader(): Generator<void> {
  const options: ReadOptions = { today: '2000-01-01', withOwnTags: true };
  for (const text of WARM_UP) {
    yield* warmUpFor(text, options);
    yield void readQuery(text, options);
  }
  isWarm = true;
}

/** What reading a sentence costs before the reader is ready, in as small steps; none once it is. */
export function* warmUpFor(text: string, options: ReadOptions): Generator<void> {
  if (isWarm) return;
  yield* dismissalFinder.learn();
  const draft = startDraft(text.slice(0, MAX_CHARACTERS), options);
  const all = [...RULES_ABOUT_PEOPLE, ownTagRules, ...RULES_ABOUT_HOMES, ...RULES_ABOUT_KINDS, ...RULES_ABOUT_THE_REST];
  for (const finder of [...all.map(finderOf), tagFinder]) {
    yield;
    yield* warmUpFinder(finder, draft);
  }
  yield readPeopleAround(draft);
  yield readSoftened(draft);
}

/** What later words took back: "Oakdale or Fairview. Not Oakdale after all.", "HOA is fine if it stays below 275". */
function dropTakenBack(draft: Draft): void {
  const { filters } = draft;
  const drop = (slot: string) => {
    draft.spans = draft.spans.filter((span) => span.slot !== slot);
  };
  if (filters.hoa_max !== undefined && filters.hoa === 'any') {
    delete filters.hoa;
    drop('filters.hoa');
  }
  const refused = filters.exclude_places?.filter((place) => filters.places?.includes(place)) ?? [];
  const kept = filters.places?.filter((place) => !refused.includes(place)) ?? [];
  if (refused.length === 0 || kept.length === 0) return;
  filters.places = kept;
  for (const place of refused) drop(`filters.places.${place}`);
}

function finish(draft: Draft): SpannedReading {
  const safety = judgeSafety(draft);
  const reading: Reading = {
    filters: draft.filters,
    sort: draft.sort,
    must: draft.must,
    must_not: draft.mustNot.filter((tag) => !draft.must.includes(tag)),
    soft: draft.soft.filter(
      (word) => !draft.must.includes(word) && ![...(draft.filters.types ?? []), ...(draft.filters.places ?? [])].includes(word),
    ),
    unresolved: draft.unresolved,
    fair_housing: combineFairHousing(draft),
    safety,
  };
  const spans = draft.spans
    .map((span) => ({ ...span, label: labelSpan(span, reading) }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  return { reading, spans };
}
