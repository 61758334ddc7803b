import { type HomeFacts, isFalse, listOf, nearbyField, numberOf, textOf } from '../home-facts.ts';
import * as phrases from './phrases.ts';
import { first, joinWords, OF_ORDINARY, type Say } from './statement.ts';

export function saySystems(facts: HomeFacts, say: Say): void {
  const heat = first(facts, 'Heating', phrases.HEATS);
  const cool = first(facts, 'Cooling', phrases.COOLS);
  // A heat pump that heats and cools is one thing.
  const isBoth = heat !== undefined && cool !== undefined && heat[0] === cool[0];
  if (heat !== undefined)
    say('systems', 5, isBoth ? ['Heating', 'Cooling'] : ['Heating'], {
      nouns: heat,
      verbs: isBoth
        ? [`is heated and cooled by ${heat[0]}`]
        : [`has ${heat[0]}`, ...(/heat$|floors$|heating$/.test(heat[0] ?? '') ? [] : [`is heated by ${heat[0]}`])],
    });
  // Fans hang in rooms, and a "unit" alone could be furniture.
  const isFan = cool?.[0] === 'ceiling fans';
  const isUnits = cool?.[0]?.endsWith(' units') === true;
  if (isFan) say('inside', OF_ORDINARY, ['Cooling'], { nouns: ['ceiling fans'] });
  else if (cool !== undefined && !isBoth)
    say('systems', isUnits ? OF_ORDINARY : 5, ['Cooling'], {
      nouns: isUnits ? [`${cool[0]} for cooling`] : cool,
      verbs: [
        `has ${cool[0]}${isUnits ? ' for cooling' : ''}`,
        ...(isUnits || cool[0]?.startsWith('central air') === true ? [`is cooled by ${cool[0]}`] : []),
      ],
    });
  const solar = [...listOf(facts, 'PowerProductionType'), ...listOf(facts, 'GreenEnergyGeneration')].some((one) =>
    /photovoltaic|solar/i.test(one),
  );
  if (solar) {
    const field = listOf(facts, 'PowerProductionType').some((one) => /photovoltaic|solar/i.test(one))
      ? 'PowerProductionType'
      : 'GreenEnergyGeneration';
    say('systems', 6, [field], { nouns: ['solar power'], verbs: ['makes solar power', 'has solar power'] });
  }
  if (listOf(facts, 'Appliances').includes('Tankless Water Heater'))
    say('systems', 3, ['Appliances'], { nouns: ['a tankless water heater'], verbs: ['has a tankless water heater'] });
  const washer = listOf(facts, 'Appliances');
  if (washer.includes('Washer') && washer.includes('Dryer')) say('private', 3, ['Appliances'], { nouns: ['a washer and dryer'] });
}

/** Dollars. Less is a typing error, or says nothing. */
const SMALLEST_TAX = 10;

export function sayCosts(facts: HomeFacts, say: Say): void {
  const dollars = (value: number) =>
    // Nobody tells others the cents of a large amount.
    `$${(value >= 1000 ? Math.round(value) : value).toLocaleString('en-US', { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(value) || value >= 1000 ? 0 : 2 })}`;
  const [fee, frequency] = [numberOf(facts, 'AssociationFee'), textOf(facts, 'AssociationFeeFrequency')];
  const often =
    frequency === undefined
      ? undefined
      : { Monthly: 'a month', Annually: 'a year', Quarterly: 'a quarter', 'Semi-Annually': 'every six months', Weekly: 'a week' }[
          frequency
        ];
  if (fee !== undefined && fee > 0 && often !== undefined) {
    const covered = listOf(facts, 'AssociationFeeIncludes').flatMap((one) =>
      Object.hasOwn(phrases.FEE_INCLUDES, one) ? (phrases.FEE_INCLUDES[one]?.[0] ?? []) : [],
    );
    const what = joinWords(covered.slice(0, 4));
    const amount = `${dollars(fee)} ${often}`;
    say('costs', 4, ['AssociationFee', 'AssociationFeeFrequency', ...(what === '' ? [] : ['AssociationFeeIncludes'])], {
      nouns: [`an association fee of ${amount}${what === '' ? '' : ` that covers ${what}`}`],
      clauses:
        what === ''
          ? [`the association fee is ${amount}`, `the association charges ${amount}`, `association fees are ${amount}`]
          : [
              `the association fee of ${amount} covers ${what}`,
              `the association fee is ${amount} and covers ${what}`,
              `for ${amount}, the association fee covers ${what}`,
            ],
    });
  } else if (isFalse(facts, 'AssociationYN'))
    say('costs', 4, ['AssociationYN'], { nouns: ['no HOA'], clauses: ['there is no HOA', '{H} has no HOA'] });
  const [tax, year] = [numberOf(facts, 'TaxAnnualAmount'), numberOf(facts, 'TaxYear')];
  if (tax !== undefined && tax >= SMALLEST_TAX)
    say('costs', 2, year === undefined ? ['TaxAnnualAmount'] : ['TaxAnnualAmount', 'TaxYear'], {
      nouns: [year === undefined ? `property tax of ${dollars(tax)} a year` : `property tax of ${dollars(tax)} in ${year}`],
      clauses:
        year === undefined
          ? [`property tax is ${dollars(tax)} a year`, `property taxes are ${dollars(tax)} a year`]
          : [`property tax for ${year} is ${dollars(tax)}`, `property tax is ${dollars(tax)} for ${year}`],
    });
}

export function sayNearby(facts: HomeFacts, say: Say): void {
  for (const [at, place] of facts.nearby.slice(0, 4).entries()) {
    if (!/^[\p{L}\d][\p{L}\d '’&.-]{1,60}$/u.test(place.name) || place.walkMinutes < 1 || place.walkMinutes > 30) continue;
    const name = place.kind === 'stop' ? `the ${place.name} stop` : place.name;
    say('nearby', 4 - at * 0.5, [nearbyField(place.name)], { nouns: [name], verbs: [String(place.walkMinutes)] });
  }
}
