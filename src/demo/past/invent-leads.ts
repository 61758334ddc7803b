import type { RecalledCounts, RecalledLead } from '#domains/landing/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { slugify } from '#lib/fold-text.ts';
import { createRandom } from '#lib/random.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from '../market/names.ts';
import { daysFrom } from './act-as.ts';

const idOf = (kind: number, number: number) =>
  `5e110000-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;

/** The latest requests, written one by one. */
const ASKED: readonly [name: string, page: string, wish: RecalledLead['wish'], message: string, reply: string | null][] = [
  ['Marta Lindqvist', '/landing/sell-with-a-plan', 'call', 'We think of selling in spring. Weekday evenings are good.', null],
  ['Theo Abara', '/landing/first-home', 'answer', 'How much do I need for a down payment?', null],
  [
    'June Castellanos',
    '/landing/commission-savings-calculator',
    'figures',
    'The flat fee row: what would still be mine to do?',
    null,
  ],
  [
    'Pavel Novak',
    '/landing/sell-with-a-plan',
    'answer',
    'Which papers take longest?',
    'The payoff statement and, if the home belongs to an association, its resale papers: ask for both now.',
  ],
  [
    'Imani Brooks',
    '/landing/fsbo-expert-support',
    'answer',
    'Can an attorney here only read my contract?',
    'Yes. Choose “Contract review” among the services: you see the price before you order.',
  ],
  [
    'Ruth Halvorsen',
    '/landing/first-home',
    'answer',
    'Do I need an agent to see a home?',
    'To tour with an agent you sign an agreement first, with a stated pay. Open houses need none.',
  ],
  [
    'Dev Raman',
    '/landing/sell-with-a-plan',
    'call',
    '',
    'Thank you for the talk. The list of papers is on its way in your documents.',
  ],
  [
    'Colette Dubois',
    '/landing/fsbo-expert-support',
    'call',
    'Showings while I travel?',
    'A broker can show it for you under a limited agreement: see “MLS entry and help with showings”.',
  ],
  [
    'Samuel Okafor',
    '/landing/sell-with-a-plan',
    'answer',
    'Does the estimate see my new roof?',
    'Not by itself: add it under “Correct the facts” on your home’s page.',
  ],
];

/** What people ask on a page, and what they are answered. */
const OFTEN: Readonly<Record<string, readonly (readonly [wish: RecalledLead['wish'], message: string, reply: string])[]>> = {
  '/landing/sell-with-a-plan': [
    ['call', '', 'We talked on the phone; the plan is in your documents.'],
    ['call', 'Mornings are best.', 'We talked this morning; your list of papers is in your documents.'],
    ['answer', 'How long does a sale take here?', 'The page of your neighborhood shows the days to a contract, month by month.'],
    ['answer', 'Should I paint before I list?', 'The step “Preparation” shows what such work costs and tends to bring back.'],
    [
      'answer',
      'What will I keep after all costs?',
      'Open “Net proceeds” in your plan: every line is there, and you can change each.',
    ],
    [
      'answer',
      'Can I sell without an agent?',
      'Yes. The ways to sell stand side by side in the first step, with what each asks of you.',
    ],
  ],
  '/landing/first-home': [
    ['answer', 'What are closing costs?', 'Usually 2% to 5% of the price. Every home’s page has the lines under “Monthly cost”.'],
    ['answer', 'How much can I afford?', 'The first steps under “Buy” work it out from income, debts and savings.'],
    ['answer', 'How long from an offer to the keys?', 'Most contracts close in 30 to 45 days; your roadmap shows each date.'],
    [
      'answer',
      'Is a condo easier to begin with?',
      'It costs less to buy, but has association fees: compare both by monthly cost.',
    ],
    ['call', '', 'We talked on the phone; your roadmap is set up.'],
  ],
};

interface Tried {
  page: string;
  days: readonly Pick<RecalledCounts['days'][number], 'day' | 'conversions'>[];
}

/** Who asked on the pages of the demonstration: on each day as many as converted there. Those of the last days still wait. */
export function inventLeads(now: Date, tried: readonly Tried[]): RecalledLead[] {
  const written = ASKED.map(([name, page, wish, message, reply], at) => ({
    id: idOf(3, at + 1),
    name,
    page,
    wish,
    message,
    reply,
    email: emailOf(name),
    at: daysFrom(now, -0.4 - at * 5.3),
  }));
  const random = createRandom('landing leads');
  const often = tried.flatMap(({ page, days }) => {
    const byDay = new Map<string, number>();
    for (const { day, conversions } of days) byDay.set(day, (byDay.get(day) ?? 0) + conversions);
    return [...byDay].flatMap(([day, conversions]) => {
      const known = written.filter((lead) => lead.page === page && utcDay(lead.at) === day).length;
      return Array.from({ length: Math.max(0, conversions - known) }, () => ({ page, day }));
    });
  });
  return [
    ...written,
    ...often.map(({ page, day }, at) => {
      const name = `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
      const [wish, message, reply] = random.pick(OFTEN[page] ?? [['call', '', 'We talked on the phone.'] as const]);
      const asked = new Date(Date.parse(`${day}T00:00:00Z`) + random.between(0, 24) * HOUR_MS);
      const isAnswered = asked < daysFrom(now, -2);
      return {
        id: idOf(4, at + 1),
        name,
        page,
        wish,
        message,
        reply: isAnswered ? reply : null,
        email: emailOf(`${name} ${at + 1}`),
        at: asked,
      };
    }),
  ];
}

const emailOf = (name: string): string => `${slugify(name).replaceAll('-', '.')}@people.example`;
