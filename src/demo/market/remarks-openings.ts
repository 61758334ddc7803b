import { sayCount, sayNumber } from '#lib/say-number.ts';
import { capitalize } from '#lib/format.ts';
import type { Random } from '#lib/random.ts';
import { acresOf, grouped, joined, nounsFor, roomParts, withArticle } from './remarks-words.ts';
import type { RemarkFacts } from './remarks-words.ts';

const VIEWS: Readonly<Record<string, readonly string[]>> = {
  city: ['the skyline', 'the city skyline', 'downtown and its lights'],
  mountain: ['the mountains', 'the mountain ridges'],
  park: ['the park', 'the treetops of the park'],
  territorial: ['the hills and fields around', 'the valley'],
};

/** The first sentence: led by what sets the home apart, else by what it is and where. */
export function openingOf(facts: RemarkFacts, random: Random): string {
  const { home, placeName } = facts;
  const noun = random.pick(nounsFor(home));
  const place = placeName === null ? '' : ` in ${placeName}`;
  const beds = bedsAdjective(facts);
  const plain = [
    `This ${home.yearBuilt} ${noun}${place} has ${roomsPhrase(facts)}.`,
    `Built in ${home.yearBuilt}, this ${beds}${noun}${place} offers ${grouped(home.livingAreaSqft)} square feet.`,
    `${capitalize(withArticle(`${beds}${noun}`))}${place}, built in ${home.yearBuilt}.`,
    `Here is ${withArticle(`${beds}${noun}`)}${place} with ${grouped(home.livingAreaSqft)} square feet to arrange as you like.`,
    `${capitalize(`${beds}${noun}`)}${place} on ${facts.parcel.streetName} ${facts.parcel.streetSuffix}, dating from ${home.yearBuilt}.`,
    `Come in to ${withArticle(`${beds}${noun}`)}${place} that makes good use of its ${grouped(home.livingAreaSqft)} square feet.`,
    `From ${home.yearBuilt}: ${withArticle(`${beds}${noun}`)}${place}.`,
    `The plan is simple: ${roomsPhrase(facts)} in a ${home.yearBuilt} ${noun}${place}.`,
    `${grouped(home.livingAreaSqft)} square feet, ${roomsPhrase(facts)}: this ${noun}${place} was built in ${home.yearBuilt}.`,
    `Look inside this ${beds}${noun}${place}, part of the street since ${home.yearBuilt}.`,
  ];
  const special = specialOpenings(facts, noun, place, beds);
  return random.chance(0.72) && special.length > 0 ? random.pick(special) : random.pick(plain);
}

function bedsAdjective({ home }: RemarkFacts): string {
  if (home.dwellingUnits > 1 || home.bedrooms === 0) return '';
  return `${sayNumber(home.bedrooms)}-bedroom `;
}

function roomsPhrase({ home }: RemarkFacts): string {
  return joined(home.bedrooms === 0 ? ['one open room', ...roomParts(home)] : roomParts(home));
}

function specialOpenings(facts: RemarkFacts, noun: string, place: string, beds: string): string[] {
  const { home, features, waterName } = facts;
  const list: string[] = [];
  const thing = withArticle(`${beds}${noun}`);
  if (home.waterfront && waterName !== null && home.unitNumber === null) {
    list.push(
      `${waterName} begins where the lot ends at this ${beds}${noun}${place}.`,
      `On the water: ${thing} with frontage on ${waterName}.`,
      `Frontage on ${waterName} comes with this ${beds}${noun}${place}.`,
    );
  }
  if (home.view === 'water' && waterName !== null && !home.waterfront) {
    list.push(
      `${waterName} is the view from this ${beds}${noun}${place}.`,
      `Look out over ${waterName} from ${thing}${place}.`,
      `Water views of ${waterName} set this ${beds}${noun} apart.`,
    );
  }
  const seen = VIEWS[home.view];
  if (seen !== undefined) {
    for (const sight of seen)
      list.push(
        `${capitalize(thing)}${place} that looks out to ${sight}.`,
        `The windows of this ${beds}${noun}${place} face ${sight}.`,
      );
  }
  if (home.view === 'panoramic') {
    list.push(
      `City and mountains share the view from this ${beds}${noun}${place}.`,
      `A panoramic view opens from this ${beds}${noun}${place}.`,
      `High enough to see it all: ${thing}${place} with city and mountain views.`,
    );
  }
  if (facts.newConstruction) {
    list.push(
      `New construction${place}: ${thing} that has never been lived in.`,
      `Just finished${place}: ${thing} with ${grouped(home.livingAreaSqft)} square feet.`,
      `Be the first to unlock the door of this new ${beds}${noun}${place}.`,
    );
  } else if (home.renovation !== null && home.condition <= 3) {
    list.push(
      `Extensively updated, this ${home.yearBuilt} ${noun}${place} pairs old bones with new work.`,
      `Renovated throughout: ${thing}${place}, first built in ${home.yearBuilt}.`,
      `The work is done in this ${beds}${noun}${place}.`,
    );
  }
  if (home.condition >= 5) {
    list.push(
      `A project with promise: ${thing}${place} that needs updating.`,
      `Bring plans and tools to this ${home.yearBuilt} ${noun}${place}.`,
      `Ready for renovation, this ${beds}${noun}${place} has ${grouped(home.livingAreaSqft)} square feet to work with.`,
    );
  }
  if (home.pool)
    list.push(
      `An in-ground pool waits behind this ${beds}${noun}${place}.`,
      `Summer has a place here: ${thing}${place} with its own pool.`,
    );
  if (home.lotSqft >= 21_780)
    list.push(
      `${acresOf(home.lotSqft)} acres surround this ${beds}${noun}${place}.`,
      `Room outside as well as in: ${thing} on ${acresOf(home.lotSqft)} acres${place}.`,
      `${capitalize(thing)} with ${acresOf(home.lotSqft)} acres of its own${place}.`,
    );
  if (features.patio.includes('Front Porch'))
    list.push(
      `A front porch greets you at this ${beds}${noun}${place}.`,
      `Start on the front porch of this ${home.yearBuilt} ${noun}${place}.`,
    );
  if (features.patio.includes('Wrap Around'))
    list.push(
      `A wrap-around porch circles this ${home.yearBuilt} ${noun}${place}.`,
      `Sit on any side of the wrap-around porch of this ${beds}${noun}.`,
    );
  if (home.floor !== null && home.buildingName !== null) {
    list.push(
      `On floor ${home.floor} of ${home.buildingName}: ${thing}${place}.`,
      `${home.buildingName} offers this ${beds}${noun} on its ${ordinal(home.floor)} floor.`,
      `${capitalize(thing)} on the ${ordinal(home.floor)} floor of ${home.buildingName}${place}.`,
    );
  }
  if (home.dwellingUnits > 1) {
    list.push(
      `${capitalize(sayNumber(home.dwellingUnits))} units under a shared roof: ${withArticle(noun)}${place} built in ${home.yearBuilt}.`,
      `${capitalize(withArticle(noun))}${place} with ${sayCount(home.bedrooms, 'bedroom')} across ${sayNumber(home.dwellingUnits)} units.`,
    );
  }
  if (features.interior.includes('Natural Woodwork'))
    list.push(
      `Original-style woodwork runs through this ${home.yearBuilt} ${noun}${place}.`,
      `Natural woodwork gives this ${beds}${noun}${place} its character.`,
    );
  if (features.interior.includes('Vaulted Ceiling(s)'))
    list.push(
      `Vaulted ceilings lift the rooms of this ${beds}${noun}${place}.`,
      `Look up in this ${home.yearBuilt} ${noun}${place}: the ceilings are vaulted.`,
    );
  if (features.interior.includes('Open Floorplan'))
    list.push(
      `An open plan ties together the rooms of this ${beds}${noun}${place}.`,
      `Kitchen, dining and living flow together in this ${home.yearBuilt} ${noun}${place}.`,
      `Few walls stand between the main rooms of this ${beds}${noun}${place}.`,
      `Rooms open into each other in this ${home.yearBuilt} ${noun}${place}.`,
    );
  if (home.fireplaces > 0)
    list.push(
      `Settle in by the fireplace of this ${beds}${noun}${place}.`,
      `With a fireplace for the cold months, this ${beds}${noun}${place} was built in ${home.yearBuilt}.`,
    );
  if (features.rooms.includes('Office'))
    list.push(
      `Work has a room of its own in this ${beds}${noun}${place}.`,
      `A home office is part of this ${home.yearBuilt} ${noun}${place}.`,
    );
  if (features.patio.includes('Deck'))
    list.push(`A deck is the summer room of this ${beds}${noun}${place}.`, `Breakfast on the deck: ${thing}${place}.`);
  if (features.exterior.includes('Garden'))
    list.push(`Garden beds frame this ${home.yearBuilt} ${noun}${place}.`, `Garden beds come with this ${beds}${noun}${place}.`);
  if (features.flooring[0] === 'Hardwood')
    list.push(
      `Hardwood floors run through this ${home.yearBuilt} ${noun}${place}.`,
      `Hardwood underfoot, ${roomsPhrase(facts)}: ${withArticle(noun)}${place}.`,
    );
  if (features.lot.includes('Corner Lot')) list.push(`On a corner lot${place}: ${thing} built in ${home.yearBuilt}.`);
  if (features.lot.includes('Cul-De-Sac'))
    list.push(`At the end of a cul-de-sac${place}: ${thing} with ${grouped(home.livingAreaSqft)} square feet.`);
  return list;
}

/** 2nd, 11th, 23rd. */
export function ordinal(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return `${value}th`;
  return `${value}${['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'}`;
}
