import { LEAD_CONSENT, type LandingPage } from '#domains/landing/contract.ts';

type Content = LandingPage['content'];
type Block = Content['blocks'][number];

/** Blocks get ids by their place on the page, the same in each city. */
function blockId(page: number, at: number): string {
  return `5e11b10c-${String(page).padStart(4, '0')}-4000-8000-${String(at).padStart(12, '0')}`;
}

function pageOf(page: number, title: string, description: string, blocks: Pick<Block, 'type' | 'props'>[]): Content {
  return {
    seo: { title, description, image: '', isIndexed: true },
    blocks: blocks.map((block, at) => ({ ...block, id: blockId(page, at), v: 1 }) as Block),
  };
}

const hero = (heading: string, text: string, actionLabel: string, actionHref: string) =>
  ({ type: 'hero', props: { heading, text, actionLabel, actionHref } }) as const;
const form = (heading: string, text: string, action: string) =>
  ({
    type: 'form',
    props: {
      heading,
      text,
      wishes: ['call', 'answer'],
      fields: { name: 'required', phone: 'optional', message: 'optional', zip: 'optional', homeAddress: 'no' },
      action,
      consentWords: '',
      consentVersion: LEAD_CONSENT.version,
    },
  }) as const;

/** The page for sellers under one of two headings. */
export function sellersPage(heading: string): Content {
  return pageOf(1, 'Sell with a plan', 'A plan for your sale before anyone comes to see the home.', [
    hero(
      heading,
      'A price from recorded sales, a list of papers, and dates for the first four weeks. *You decide which of it you do yourself.*',
      'Begin with the value',
      '/ai-valuation',
    ),
    {
      type: 'proof',
      props: {
        heading: 'What stands behind it',
        items: [
          {
            claim: 'How far our estimates were from the prices that were paid is published, model by model.',
            source: 'Our accuracy page',
            href: '/accuracy',
            asOf: '2026-11-01',
          },
          {
            claim: 'Each cost in the net sheet names its law or tariff and its day, and you can replace it.',
            source: 'The commission calculator',
            href: '/landing/commission-savings-calculator',
            asOf: '2026-11-01',
          },
          {
            claim: 'Experts are ranked by answers, finished jobs and reviews, and never by payment.',
            source: 'How we work',
            href: '/how-it-works',
            asOf: '2026-11-01',
          },
        ],
      },
    },
    {
      type: 'calculator',
      props: {
        heading: 'What would you keep?',
        text: 'Compare four ways to sell, line by line. Commissions are not set by law and are fully negotiable.',
        calculator: 'commission',
      },
    },
    {
      type: 'faq',
      props: {
        heading: 'Questions that sellers ask',
        items: [
          {
            question: 'Do I have to list with an agent?',
            answer: 'No. You may list by yourself, order single services, or hire an agent. You can change your mind on the way.',
          },
          {
            question: 'When should I begin?',
            answer: 'Papers first: a disclosure, permits and a payoff statement take weeks. The rest can follow.',
          },
        ],
      },
    },
    form('Talk to someone', 'Tell us about the home and when a call suits you. No account, no obligation.', 'Ask for a plan'),
    {
      type: 'legal',
      props: { text: 'An estimate is not an appraisal. Nothing here is legal or tax advice. Equal housing opportunity.' },
    },
  ]);
}

/** The page for people who buy for the first time, with the form near the top or at the end. */
export function firstHomePage(isFormFirst: boolean): Content {
  const ask = form('Ask us anything', 'One question is enough. We answer in writing, or call if you like.', 'Send my question');
  const steps: Pick<Block, 'type' | 'props'>[] = [
    {
      type: 'text',
      props: {
        heading: 'Three steps before the first tour',
        text: 'Look at the *whole monthly cost*, not at the price alone: taxes, insurance and dues are in it.\n\nList the features you need, and the features you can do without.\n\nAsk two lenders for a letter. It binds you to nothing.',
      },
    },
    {
      type: 'comparison',
      props: {
        heading: 'Renting and buying, fact by fact',
        columns: ['Renting', 'Buying'],
        rows: [
          { label: 'Who repairs', cells: ['The landlord', 'You'] },
          { label: 'Leaving', cells: ['At the end of the lease', 'When it is sold'] },
          { label: 'Cost each month', cells: ['The rent, until it is raised', 'Loan, taxes, insurance, dues'] },
        ],
        source: 'Consumer Financial Protection Bureau, Buying a House',
        asOf: '2026-10-01',
      },
    },
  ];
  return pageOf(2, 'Your first home', 'Things to check before the first tour, and answers to your questions.', [
    hero(
      'Your first home, one step at a time',
      'Things to check before the first tour, and answers to your questions.',
      'See homes',
      '/properties',
    ),
    ...(isFormFirst ? [ask, ...steps] : [...steps, ask]),
  ]);
}

export const OPEN_HOUSES: Content = pageOf(
  3,
  'Open houses this fall',
  'Homes that open their doors on the weekends of October.',
  [
    hero('Open houses this fall', 'Walk in without an appointment on the weekends of October.', 'See the homes', '/properties'),
    {
      type: 'media',
      props: { src: '/og.png', alt: 'The name of this site over a row of houses', caption: 'Invented for the demonstration' },
    },
  ],
);

/** A draft that the gate stops: its head has a claim without a source. */
export const UNFINISHED: Content = pageOf(4, 'Photos for your listing', '', [
  hero('The best photos in town', 'Sell 20% faster.', 'Order photos', ''),
]);
