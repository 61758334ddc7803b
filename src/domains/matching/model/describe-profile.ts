import { HOME_TYPE_NOUNS } from '#domains/listings/contract.ts';
import { capitalize, formatArea, formatCount, formatLotArea, formatWholeDollars } from '#lib/format.ts';
import type { BuyerProfile, FlowStep, HomeWish } from '../contract.ts';
import { firmnessOf } from './home-criteria.ts';
import { wishWords } from './wishes.ts';

export interface ProfileLine {
  step: FlowStep;
  text: string;
}

/** Describes a profile in plain sentences, one or more for each answered step. */
export function describeProfile(profile: BuyerProfile): ProfileLine[] {
  const lines = (step: FlowStep, texts: (string | null)[]): ProfileLine[] =>
    texts.flatMap((text) => (text === null ? [] : [{ step, text }]));
  return [
    ...lines('timeline', [describeTimeline(profile.timeline)]),
    ...lines('budget', [describeBudget(profile.budget)]),
    ...lines('where', [describeAreas(profile.where), ...profile.where.anchors.map(describeAnchor)]),
    ...lines('home', describeHome(profile.home)),
    ...lines('features', describeWishes(profile.wishes)),
    ...lines('taste', [describeTaste(profile.taste)]),
  ];
}

const WHEN = {
  now: 'You want to buy as soon as the right home turns up.',
  'in-3-months': 'You want to buy within three months.',
  'in-6-months': 'You want to buy within six months or so.',
  'just-looking': 'You are looking around, with no date in mind.',
} as const;

function describeTimeline({ when, isFirstHome, isSellingToo, isPreApproved }: BuyerProfile['timeline']): string | null {
  const facts = [
    isFirstHome === true ? 'it is your first home' : null,
    isSellingToo === true ? 'you are selling a home too' : null,
    isPreApproved === null ? null : isPreApproved ? 'you are pre-approved' : 'you are not pre-approved yet',
  ].filter((fact) => fact !== null);
  const start = when === null ? [] : [WHEN[when]];
  const rest = facts.length === 0 ? [] : [`${capitalize(joinWords(facts))}.`];
  return start.length + rest.length === 0 ? null : [...start, ...rest].join(' ');
}

function describeBudget({ limitBy, priceMax, monthlyMax, isMust }: BuyerProfile['budget']): string | null {
  const amount = limitBy === 'month' ? monthlyMax : priceMax;
  if (amount === null || amount === 0) return null;
  const firm = isMust ? 'A firm limit; homes up to 10% over are shown as close calls.' : 'A guide, not a limit.';
  return limitBy === 'month'
    ? `Up to ${formatWholeDollars(amount)} a month, everything included. ${firm}`
    : `Up to ${formatWholeDollars(amount)}. ${firm}`;
}

function describeAreas({ places, rings, isMust }: BuyerProfile['where']): string | null {
  const drawn = rings.length === 0 ? [] : [rings.length === 1 ? 'the area you drew' : `the ${rings.length} areas you drew`];
  const names = [...places.map(({ label }) => label), ...drawn];
  if (names.length === 0) return null;
  return isMust ? `Only in ${joinWords(names, 'or')}.` : `Preferably in ${joinWords(names, 'or')}, but elsewhere too.`;
}

const BY = { drive: 'by car', transit: 'by public transport', bike: 'by bike', walk: 'on foot' } as const;

function describeAnchor({ label, minutes, mode, arriveBy, isMust }: BuyerProfile['where']['anchors'][number]): string {
  const by = arriveBy === null ? '' : `, there by ${arriveBy}`;
  return `${isMust ? 'At most' : 'Rather within'} ${minutes} minutes to ${label} ${BY[mode]}${by}.`;
}

function describeHome(home: BuyerProfile['home']): string[] {
  const parts: [HomeWish, string | null][] = [
    [
      'types',
      home.types.length === 0
        ? null
        : `a ${joinWords(
            home.types.map((type) => HOME_TYPE_NOUNS[type][0]),
            'or',
          )}`,
    ],
    ['bedsMin', home.bedsMin ? `at least ${formatCount(home.bedsMin, 'bedroom')}` : null],
    ['bathsMin', home.bathsMin ? `at least ${formatCount(home.bathsMin, 'bathroom')}` : null],
    ['livingAreaMin', home.livingAreaMin ? `at least ${formatArea(home.livingAreaMin)}` : null],
    ['lotSizeMin', home.lotSizeMin ? `a lot of at least ${formatLotArea(home.lotSizeMin)}` : null],
    ['yearBuiltMin', home.yearBuiltMin ? `built in ${home.yearBuiltMin} or later` : null],
    ['storiesMax', home.storiesMax ? `at most ${formatCount(home.storiesMax, 'story', 'stories')}` : null],
    ['garageMin', home.garageMin ? `a garage for at least ${formatCount(home.garageMin, 'car')}` : null],
    [
      'hoaMax',
      home.hoaMax === null
        ? null
        : home.hoaMax === 0
          ? 'no HOA dues'
          : `HOA dues of at most ${formatWholeDollars(home.hoaMax)} a month`,
    ],
  ];
  const told = parts.flatMap(([wish, text]) => (text === null ? [] : [{ isMust: firmnessOf(home, wish).isMust, text }]));
  const musts = told.filter(({ isMust }) => isMust).map(({ text }) => text);
  const rest = told.filter(({ isMust }) => !isMust).map(({ text }) => text);
  return [
    ...(musts.length === 0 ? [] : [`It must be: ${joinWords(musts)}.`]),
    ...(rest.length === 0 ? [] : [`You would like: ${joinWords(rest)}.`]),
  ];
}

function describeWishes(wishes: BuyerProfile['wishes']): string[] {
  const by = (stance: 'must' | 'nice' | 'avoid') =>
    wishes
      .filter((wish) => wish.stance === stance)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ feature }) => wishWords(feature));
  const [must, nice, avoid] = [by('must'), by('nice'), by('avoid')];
  return [
    ...(must.length === 0 ? [] : [`It must have: ${joinWords(must)}.`]),
    ...(nice.length === 0 ? [] : [`Nice to have: ${joinWords(nice)}.`]),
    ...(avoid.length === 0 ? [] : [`Rather not: ${joinWords(avoid, 'or')}.`]),
  ];
}

function describeTaste(taste: BuyerProfile['taste']): string | null {
  if (taste.length === 0) return null;
  const liked = taste.filter(({ isLiked }) => isLiked).length;
  const passed = taste.length - liked;
  const enough = liked > 0 && passed > 0;
  return `You liked ${liked} and passed on ${passed} of the homes you rated${enough ? '' : '; taste counts once there is at least one of each'}.`;
}

function joinWords(words: readonly string[], word = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1) ?? ''}`;
}
