import { sayCount, sayNumber } from '#lib/say-number.ts';
import { capitalize } from '#lib/format.ts';
import type { Random } from '#lib/random.ts';
import { agreeing, grouped, joined, roomParts } from './remarks-words.ts';
import type { RemarkFacts } from './remarks-words.ts';
import type { Home } from './types.ts';

const FLOORS: Readonly<Record<string, string>> = {
  Hardwood: 'hardwood floors',
  'Engineered Hardwood': 'engineered hardwood floors',
  'Luxury Vinyl': 'luxury vinyl plank floors',
  Laminate: 'laminate floors',
  Carpet: 'carpet',
};
const COUNTERS: Readonly<Record<string, string>> = {
  'Granite Counters': 'granite counters',
  'Stone Counters': 'stone counters',
  'Tile Counters': 'tile counters',
  'Laminate Counters': 'laminate counters',
};
const HEAT: Readonly<Record<string, string>> = {
  forced_air: 'gas forced-air heat',
  heat_pump: 'a heat pump',
  baseboard: 'electric baseboard heat',
  hot_water: 'gas hot-water heat',
  radiant: 'radiant floor heat',
  ductless: 'ductless heating',
};

/** How large it is and how the rooms divide. */
export function sizeSentence(
  { home }: RemarkFacts,
  random: Random,
  { areaIsSaid, bedsAreSaid }: { areaIsSaid: boolean; bedsAreSaid: boolean },
): string {
  const area = `${grouped(home.livingAreaSqft)} square feet`;
  const rooms = joined(roomParts(home));
  if (home.dwellingUnits > 1) {
    return random.pick([
      `Together the ${sayNumber(home.dwellingUnits)} units hold ${rooms} in ${area}.`,
      `The building has ${joined([area, ...roomParts(home)])} in all.`,
    ]);
  }
  if (home.bedrooms === 0)
    return random.pick([`The studio layout covers ${area} with ${rooms}.`, `An open room, a kitchen and ${rooms} fill ${area}.`]);
  const levels = levelsPhrase(home);
  if (bedsAreSaid) {
    const baths = joined(roomParts(home).slice(1));
    return areaIsSaid
      ? random.pick([`The home has ${baths} ${levels}.`, `It has ${baths} ${levels}.`])
      : random.pick([
          `Inside are ${area} with ${baths} ${levels}.`,
          `The plan covers ${area} ${levels}, with ${baths}.`,
          `It has ${joined([...roomParts(home).slice(1), area])} ${levels}.`,
        ]);
  }
  if (areaIsSaid)
    return random.pick([
      `The plan has ${rooms} ${levels}.`,
      `The home has ${rooms} ${levels}.`,
      `It has ${rooms} ${levels}.`,
      `${capitalize(rooms)} are laid out ${levels}.`,
    ]);
  return random.pick([
    `Inside are ${area} with ${rooms} ${levels}.`,
    `${capitalize(rooms)} are laid out ${levels} over ${area}.`,
    `The ${area} hold ${rooms}.`,
    `The home has ${joined([...roomParts(home), area])} in all.`,
    `${area} ${levels} leave room for ${rooms}.`,
    `Its ${area} are divided into ${rooms} ${levels}.`,
    `The plan has ${rooms} ${levels}, ${area} in all.`,
  ]);
}

function levelsPhrase(home: Home): string {
  if (home.style === 'Split Level') return 'on split levels';
  if (home.halfStory) return 'on a main floor and an upper half story';
  return home.stories === 1 ? 'on one level' : `on ${sayNumber(home.stories)} levels`;
}

export function kitchenSentence({ features }: RemarkFacts, random: Random): string {
  const { interior, appliances } = features;
  const parts: string[] = [];
  for (const [value, words] of Object.entries(COUNTERS)) if (interior.includes(value)) parts.push(words);
  if (interior.includes('Kitchen Island')) parts.push('an island');
  if (interior.includes('Breakfast Bar')) parts.push('a breakfast bar');
  if (appliances.includes('Gas Range')) parts.push('a gas range');
  if (appliances.includes('Gas Cooktop')) parts.push('a gas cooktop');
  if (appliances.includes('Induction Cooktop')) parts.push('an induction cooktop');
  if (appliances.includes('Double Oven')) parts.push('a double oven');
  if (appliances.includes('Stainless Steel Appliance(s)')) parts.push('stainless steel appliances');
  if (interior.includes('Pantry')) parts.push('a pantry');
  if (appliances.includes('Wine Refrigerator')) parts.push('a wine refrigerator');
  const list = joined(random.shuffle(parts).slice(0, random.int(2, 4)));
  const eatIn = interior.includes('Eat-in Kitchen') ? random.pick([' and space to eat', ' and room for a table']) : '';
  const opened = list.includes(' and ') && eatIn !== '' ? `${list.replace(' and ', ', ')}${eatIn}` : `${list}${eatIn}`;
  return random.pick([
    `The kitchen has ${opened}.`,
    `The kitchen comes with ${opened}.`,
    `In the kitchen: ${opened}.`,
    `${capitalize(list)} ${agreeing(list, 'equips', 'equip')} the kitchen.`,
    `You will find ${opened} in the kitchen.`,
    `A kitchen with ${list} anchors the plan.`,
    `Meals start in a kitchen with ${opened}.`,
  ]);
}

export function livingSentence({ home, features }: RemarkFacts, random: Random): string | null {
  const { interior, flooring } = features;
  const floor = FLOORS[flooring[0] ?? ''];
  const parts: string[] = [];
  if (floor !== undefined) parts.push(floor);
  if (home.fireplaces > 0) parts.push(home.fireplaces === 1 ? 'a fireplace' : sayCount(home.fireplaces, 'fireplace'));
  if (interior.includes('High Ceilings')) parts.push('high ceilings');
  if (interior.includes('Vaulted Ceiling(s)')) parts.push('vaulted ceilings');
  if (interior.includes('Beamed Ceilings')) parts.push('beamed ceilings');
  if (interior.includes('Crown Molding')) parts.push('crown molding');
  if (interior.includes('Built-in Features')) parts.push('built-in cabinets and shelves');
  if (interior.includes('Bookcases')) parts.push('bookcases');
  if (interior.includes('Natural Woodwork')) parts.push('natural woodwork');
  if (interior.includes('Recessed Lighting')) parts.push('recessed lighting');
  if (parts.length === 0 || (parts.length === 1 && parts[0] === 'carpet')) return null;
  const list = joined(parts.slice(0, 4));
  return random.pick([
    `The living room has ${list}.`,
    `${capitalize(list)} ${agreeing(list, 'sets', 'set')} the tone inside.`,
    `Inside, find ${list}.`,
    `Living spaces feature ${list}.`,
    `Expect ${list} in the main rooms.`,
    `Walk in to ${list}.`,
    `Main rooms show ${list}.`,
  ]);
}

export function bedroomSentence({ home, features }: RemarkFacts, random: Random): string | null {
  if (home.bedrooms === 0 || home.dwellingUnits > 1) return null;
  const { interior } = features;
  const parts: string[] = [];
  if (interior.includes('Walk-In Closet(s)')) parts.push('a walk-in closet');
  if (interior.includes('Soaking Tub')) parts.push('a soaking tub');
  if (interior.includes('Double Vanity')) parts.push('a double vanity');
  if (interior.includes('Master Downstairs'))
    return `The primary bedroom is on the main floor${parts.length > 0 ? `, with ${joined(parts)}` : ''}.`;
  if (parts.length === 0) return null;
  return random.pick([
    `The primary suite adds ${joined(parts)}.`,
    `${capitalize(joined(parts))} ${parts.length === 1 ? 'belongs' : 'belong'} to the primary suite.`,
    `The primary suite comes with ${joined(parts)}.`,
  ]);
}

const ROOM_WORDS: Readonly<Record<string, string>> = {
  'Dining Room': 'a dining room',
  Office: 'a home office',
  Den: 'a den',
  'Bonus Room': 'a bonus room',
  Loft: 'a loft',
  'Media Room': 'a media room',
  'Exercise Room': 'an exercise room',
  'Sun Room': 'a sunroom',
  Workshop: 'a workshop',
  'Utility Room': 'a utility room',
  Laundry: 'a laundry room',
  'Wet Bar': 'a wet bar',
  Sauna: 'a sauna',
  Storage: 'extra storage',
};

export function roomsSentence({ features }: RemarkFacts, random: Random): string | null {
  const rooms = [...features.rooms, ...features.interior].flatMap((room) => ROOM_WORDS[room] ?? []);
  if (rooms.length === 0) return null;
  const list = joined(random.shuffle(rooms).slice(0, 3));
  if (!list.includes(' and ')) return random.pick([`There is also ${list}.`, `The plan adds ${list}.`]);
  return random.pick([
    `You’ll also find ${list}.`,
    `The plan adds ${list}.`,
    `${capitalize(list)} give the plan some flexibility.`,
  ]);
}

export function basementSentence({ home, features }: RemarkFacts, random: Random): string | null {
  const below = grouped(home.finishedBasementSqft);
  const out = features.basement.includes('Walk-Out Access') ? ' with walk-out access' : '';
  if (home.basement === 'unfinished')
    return random.pick([
      'The unfinished basement leaves room for storage.',
      'An unfinished basement is there for storage or later plans.',
    ]);
  if (home.basement !== 'finished' && home.basement !== 'daylight') return null;
  const kind = home.basement === 'daylight' ? 'daylight basement' : 'basement';
  const second = features.interior.includes('In-Law Floorplan') ? ' and can serve as a second living area' : '';
  return random.pick([
    `The ${kind}${out} adds ${below} finished square feet${second}.`,
    `Downstairs, the ${kind}${out} has ${below} finished square feet${second}.`,
  ]);
}

export function systemsSentence({ home, features }: RemarkFacts, random: Random): string {
  const parts = [HEAT[home.heating] ?? 'central heat'];
  if (features.cooling.includes('Central Air')) parts.push('central air conditioning');
  if (features.cooling.includes('Ceiling Fan(s)')) parts.push('ceiling fans');
  if (features.appliances.includes('Tankless Water Heater')) parts.push('a tankless water heater');
  if (features.appliances.includes('Heat Pump Water Heater')) parts.push('a heat pump water heater');
  if (features.interior.includes('Smart Thermostat')) parts.push('a smart thermostat');
  if (features.interior.includes('Wired for Data')) parts.push('data wiring');
  const list = joined(parts.slice(0, 4));
  return random.pick(
    [
      `Systems include ${list}.`,
      `Comfort comes from ${list}.`,
      `${capitalize(list)} ${parts.length === 1 ? 'serves' : 'serve'} the ${home.dwellingUnits > 1 ? 'building' : 'home'}.`,
      `The home comes with ${list}.`,
    ].slice(0, home.dwellingUnits > 1 ? 3 : 4),
  );
}

export function laundrySentence({ home, features }: RemarkFacts, random: Random): string | null {
  if (home.dwellingUnits > 1 || !features.appliances.some((item) => item.startsWith('Washer'))) return null;
  const stacked = features.appliances.includes('Washer/Dryer Stacked') ? 'stacked ' : '';
  return random.pick([
    `The ${stacked}washer and dryer stay.`,
    `A ${stacked}washer and dryer are included.`,
    `Laundry is in the home, with a ${stacked}washer and dryer.`,
  ]);
}
