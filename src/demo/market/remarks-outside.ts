import { sayCount, sayNumber } from '#lib/say-number.ts';
import { capitalize } from '#lib/format.ts';
import type { Random } from '#lib/random.ts';
import { acresOf, agreeing, grouped, joined } from './remarks-words.ts';
import type { RemarkFacts } from './remarks-words.ts';

export function outdoorSentence({ home, features }: RemarkFacts, random: Random): string | null {
  const { patio, exterior, fencing } = features;
  const parts: string[] = [];
  const covered = patio.includes('Covered') ? 'covered ' : '';
  if (patio.includes('Deck')) parts.push(`a ${covered}deck`);
  if (patio.includes('Patio')) parts.push(`a ${covered}patio`);
  if (exterior.includes('Balcony')) parts.push('a balcony');
  if (exterior.includes('Garden')) parts.push('garden beds');
  if (exterior.includes('Fire Pit')) parts.push('a fire pit');
  if (exterior.includes('Outdoor Kitchen')) parts.push('an outdoor kitchen');
  if (exterior.includes('Dock')) parts.push('a dock');
  if (fencing.length > 0) parts.push(fencing.includes('Back Yard') ? 'a fenced back yard' : 'fencing all around');
  if (home.pool) parts.push(features.pool.includes('Heated') ? 'a heated in-ground pool' : 'an in-ground pool');
  if (parts.length === 0) return null;
  const list = joined(random.shuffle(parts).slice(0, 4));
  if (home.type === 'Condominium') return random.pick([`The unit has ${list}.`, `Step outside to ${list}.`]);
  return random.pick([
    `Outside: ${list}.`,
    `Outdoors, find ${list}.`,
    `${capitalize(list)} ${agreeing(list, 'extends', 'extend')} the living space outdoors.`,
    `Step out to ${list}.`,
  ]);
}

export function lotSentence({ home, features }: RemarkFacts, random: Random): string | null {
  if (home.lotSqft === 0 || home.type === 'Townhouse') return null;
  const size = home.lotSqft >= 21_780 ? `${acresOf(home.lotSqft)} acres` : `${grouped(home.lotSqft)} square feet`;
  const kinds: Readonly<Record<string, string>> = {
    Level: 'level',
    'Gentle Sloping': 'gently sloping',
    'Sloped Down': 'sloping',
    Wooded: 'wooded',
    'Open Lot': 'open',
  };
  const kind = features.lot.flatMap((value) => kinds[value] ?? []).at(0) ?? '';
  const corner = features.lot.includes('Corner Lot') ? 'corner ' : '';
  return random.pick([
    `The ${[kind, corner.trim()].filter(Boolean).join(' ')} lot measures ${size}.`.replace('The  lot', 'The lot'),
    `The home stands on a ${corner}lot of ${size}.`,
    `The lot covers ${size}.`,
  ]);
}

export function parkingSentence({ home, features }: RemarkFacts, random: Random): string | null {
  const spaces = home.garageSpaces;
  const charger = features.parking.includes('Electric Vehicle Charging Station(s)') ? ' with a vehicle charger' : '';
  if (home.garage === 'attached' || home.garage === 'detached') {
    const size = spaces === 1 ? 'one-car' : `${sayNumber(spaces)}-car`;
    return random.pick([
      `Parking is in ${home.garage === 'attached' ? 'an attached' : 'a detached'} ${size} garage${charger}.`,
      `${home.garage === 'attached' ? 'An attached' : 'A detached'} ${size} garage${charger} completes the picture.`,
      `Cars and bicycles go in the ${home.garage} ${size} garage${charger}.`,
    ]);
  }
  if (home.garage === 'structure')
    return `${capitalize(sayCount(spaces, 'assigned parking space'))} in the garage ${spaces === 1 ? 'comes' : 'come'} with the unit${charger}.`;
  if (home.garage === 'carport') return `A carport covers ${sayCount(spaces, 'car')}.`;
  return features.parking.includes('On Street') ? 'Parking is on the street.' : 'Parking is off the street.';
}

export function settingSentence({ parcel, parkName, waterName, home }: RemarkFacts, random: Random): string | null {
  const options: string[] = [];
  if (parkName !== null && parcel.parkDistanceM < 350)
    options.push(`${parkName} is a few blocks away.`, `${parkName} lies close by.`, `Close at hand: ${parkName}.`);
  if (parcel.transitDistanceM < 350)
    options.push('A transit stop is close by.', 'Transit stops a few blocks away.', 'Buses or trains stop nearby.');
  if (waterName !== null && parcel.waterDistanceM < 600 && !home.waterfront)
    options.push(`${waterName} is near.`, `It is not far to ${waterName}.`);
  if (parcel.downtownDistanceM < 2_500)
    options.push('Downtown is near.', 'Downtown is a short ride away.', 'The center of the city is close.');
  if (parkName !== null && parcel.parkDistanceM < 350 && parcel.transitDistanceM < 350)
    options.push(`${parkName} and a transit stop are both close by.`);
  return options.length === 0 ? null : random.pick(options);
}

const INCLUDED: Readonly<Record<string, string>> = {
  Insurance: 'building insurance',
  'Maintenance Structure': 'maintenance of the structure',
  'Maintenance Grounds': 'care of the grounds',
  Trash: 'trash',
  Water: 'water',
  Sewer: 'sewer',
  Internet: 'internet',
};
const AMENITIES: Readonly<Record<string, string>> = {
  'Elevator(s)': 'an elevator',
  'Fitness Center': 'a fitness center',
  'Roof Deck': 'a roof deck',
  Concierge: 'a concierge desk',
  Pool: 'a shared pool',
  'Meeting Room': 'a meeting room',
  Storage: 'storage',
  'Dog Park': 'a dog run',
};

export function associationSentence({ home, features }: RemarkFacts, random: Random): string | null {
  if (home.hoaMonthlyCents === null) return null;
  const fee = `$${grouped(home.hoaMonthlyCents / 100)} a month`;
  const covers = joined(features.associationFeeIncludes.flatMap((value) => INCLUDED[value] ?? []));
  return random.pick([
    `Association dues of ${fee} cover ${covers}.`,
    `Dues are ${fee} and cover ${covers}.`,
    `The association asks ${fee}, which pays for ${covers}.`,
  ]);
}

export function buildingSentence({ home, features }: RemarkFacts, random: Random): string | null {
  if (home.buildingName === null) return null;
  const list = joined(features.associationAmenities.flatMap((value) => AMENITIES[value] ?? []).slice(0, 4));
  if (list === '') return null;
  return random.pick([`The building has ${list}.`, `${home.buildingName} has ${list}.`, `Shared by the building: ${list}.`]);
}

export function petsSentence({ home, features }: RemarkFacts): string | null {
  if (home.type !== 'Condominium') return null;
  if (features.pets.includes('No')) return null;
  const kinds = features.pets.includes('Dogs OK') ? 'Cats and dogs are allowed' : 'Cats are allowed';
  if (features.pets.includes('Size Limit')) return `${kinds}, within a size limit.`;
  return features.pets.includes('Number Limit') ? `${kinds}, limited in number.` : `${kinds}.`;
}

export function ruralSentence({ features }: RemarkFacts): string | null {
  const parts: string[] = [];
  if (features.waterSource.includes('Well')) parts.push('a well');
  if (features.sewer.includes('Septic Tank')) parts.push('a septic system');
  return parts.length === 0 ? null : `The property is on ${joined(parts)}.`;
}

const TERMS = {
  Standard: null,
  'Probate Listing': 'This is a probate sale.',
  'Real Estate Owned': 'This is a bank-owned sale.',
  'Short Sale': 'This is a short sale, subject to the approval of the lender.',
} as const;

export function termsSentence({ condition }: RemarkFacts): string | null {
  return TERMS[condition];
}

const WALLS: Readonly<Record<string, string>> = {
  Brick: 'brick',
  'Brick Veneer': 'brick veneer',
  Stucco: 'stucco',
  'Fiber Cement': 'fiber cement',
  Cedar: 'cedar',
  'Wood Siding': 'wood siding',
  'Shingle Siding': 'shingle siding',
  Clapboard: 'clapboard',
  'Vinyl Siding': 'vinyl siding',
  'Board & Batten Siding': 'board-and-batten siding',
  'Lap Siding': 'lap siding',
  Concrete: 'concrete',
};

/** Plain facts that every home has, for descriptions that would be short without them. */
export function plainSentences({ home, features }: RemarkFacts): string[] {
  const walls = features.materials.flatMap((value) => WALLS[value] ?? []).slice(0, 2);
  const roof = features.roof[0]?.toLowerCase() ?? '';
  const list = [
    'Square footage is taken from county records.',
    `The roof is ${roof === 'composition' ? 'composition shingle' : roof === 'flat' ? 'flat' : `of ${roof}`}.`,
    features.sewer.includes('Public Sewer') && features.waterSource.includes('Public')
      ? 'Water and sewer are public.'
      : 'Electricity is connected.',
    `The appliances include ${joined(features.appliances.slice(0, 2).map((item) => `a ${item.toLowerCase()}`))}.`,
    `Year built is ${home.yearBuilt}.`,
  ];
  if (walls.length > 0) list.unshift(`The outside walls are finished in ${joined(walls)}.`);
  return list;
}

export function accessSentence({ features }: RemarkFacts): string | null {
  if (features.accessibility.includes('Accessible Approach with Ramp')) return 'A ramp leads to the entrance.';
  return features.accessibility.includes('Accessible Doors') ? 'Doorways are wide and accessible.' : null;
}
