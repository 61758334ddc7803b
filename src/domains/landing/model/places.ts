import type { Metric } from './experiment-terms.ts';

interface PlaceWords {
  /** What administrators choose by. */
  name: string;
  /** The heading of the page; `{product}` is the product's name. */
  title: string;
  lead: string;
}

interface Place {
  /** The page where it is. */
  path: string;
  name: string;
  /** People can send a request from the page. */
  hasForm: boolean;
  /** What may stand there; the first is what stands there until an experiment decides otherwise. */
  words: Readonly<Record<string, PlaceWords>>;
}

/** Heads of the product's own pages that experiments may be made on. Each wording says the same facts. */
export const PLACES = {
  'how-it-works': {
    path: '/how-it-works',
    name: 'Head of “How it works”',
    hasForm: false,
    words: {
      today: {
        name: 'Who does what',
        title: 'How it works',
        lead: '{product} does the finding, reading and computing. People do the advising, showing, negotiating and signing. Here is who does what, for each side of a deal.',
      },
      steps: {
        name: 'Step by step',
        title: 'From the first search to the keys',
        lead: 'Each step of buying, selling and offering services: what {product} computes, what people do, and who is licensed for it.',
      },
    },
  },
  why: {
    path: '/why-realty-ai',
    name: 'Head of “Why”',
    hasForm: false,
    words: {
      today: {
        name: 'Figures that can be checked',
        title: 'Why {product}?',
        lead: 'Because the largest purchase of your life deserves numbers you can check, reasons you can read, and help that isn’t for sale to the highest bidder.',
      },
      question: {
        name: 'What you can check',
        title: 'What you can check for yourself here',
        lead: 'Where each figure comes from, why a home is shown, and how help is ranked: {product} says it where you read it.',
      },
    },
  },
  'commission-calculator': {
    path: '/landing/commission-savings-calculator',
    name: 'Head of the commission calculator',
    hasForm: true,
    words: {
      today: {
        name: 'What would you keep?',
        title: 'What would you keep?',
        lead: 'Compare four ways to sell your home, line by line. Commissions are not set by law and are fully negotiable, so put in what you are offered. It’s computed right on this page: nothing is sent.',
      },
      costs: {
        name: 'What does it cost to sell?',
        title: 'What does it cost to sell your home?',
        lead: 'Four ways to sell, cost by cost, and what each one leaves you. Commissions are not set by law and are fully negotiable, so put in what you are offered. It’s computed right on this page: nothing is sent.',
      },
    },
  },
  'owner-sale': {
    path: '/landing/fsbo-expert-support',
    name: 'Head of selling by owner',
    hasForm: true,
    words: {
      today: {
        name: 'By owner, with help',
        title: 'Sell it yourself, with help where you want it',
        lead: 'You stay in charge of the sale and order single services from people licensed for them. Nothing here is legal advice.',
      },
      list: {
        name: 'Step by step',
        title: 'Selling by owner, step by step',
        lead: 'What to do, which papers your state requires, and what single services cost from people licensed for them. Nothing here is legal advice.',
      },
    },
  },
} as const satisfies Record<string, Place>;
export type PlaceKey = keyof typeof PLACES;
export const PLACE_KEYS = Object.keys(PLACES) as [PlaceKey, ...PlaceKey[]];

/** The place on a page of the product; null for pages without one. */
export function placeAt(path: string): PlaceKey | null {
  return PLACE_KEYS.find((key) => PLACES[key].path === path) ?? null;
}

export const NO_FORM = 'No request can be sent from this page: choose something else to count';

/** Whether visitors of a place, or of a landing page, can do what an experiment counts. */
export const isMeasuredAt = (place: PlaceKey | null, metric: Metric): boolean =>
  metric !== 'lead' || place === null || PLACES[place].hasForm;

/** The keys of what may stand at a place; the first is what stands there today. */
export function wordKeysOf(place: PlaceKey): string[] {
  return Object.keys(PLACES[place].words);
}

/** What stands at a place under a key; under an unknown one, what stands there today. */
export function wordsAt(place: PlaceKey, key: string | null): PlaceWords {
  const words: Readonly<Record<string, PlaceWords>> = PLACES[place].words;
  const [first = ''] = wordKeysOf(place);
  const found = key !== null && Object.hasOwn(words, key) ? words[key] : words[first];
  if (found === undefined) throw new Error(`nothing stands at ${place}`);
  return found;
}
