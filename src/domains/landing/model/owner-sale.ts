import type { CategoryKey } from '#lib/service-categories.ts';

export interface OwnerStep {
  title: string;
  text: string;
  /** What is ticked off on paper. */
  tasks: readonly string[];
  here: { label: string; href: string } | null;
}

/** A sale by owner, from the decision to the keys. Practice, not law: forms and duties differ by state. */
export const OWNER_STEPS: readonly OwnerStep[] = [
  {
    title: 'Set the price',
    text: 'Start from recorded sales nearby, not from what you hope to get. An appraiser writes an independent opinion.',
    tasks: [
      'Look at three to six recent sales of similar homes',
      'Note what differs and what it is worth',
      'Choose a price and a lowest price',
    ],
    here: { label: 'Estimate your home’s value', href: '/ai-valuation' },
  },
  {
    title: 'Prepare the papers',
    text: 'Say what you know about the home, in writing and early. Buyers trust what they can read.',
    tasks: [
      'Fill out your state’s disclosure',
      'Find the deed, survey, permits and warranties',
      'Ask your lender how to order a payoff statement',
    ],
    here: { label: 'See your state’s papers', href: '#papers' },
  },
  {
    title: 'Prepare the home and its pictures',
    text: 'First make the repairs buyers would ask about, then work on light, tidiness and good pictures.',
    tasks: [
      'Do small repairs',
      'Clean and clear each room',
      'Take or order photos',
      'Write a description of the home, not of its buyers',
    ],
    here: { label: 'Check your text', href: '/AIListingEnhancer' },
  },
  {
    title: 'List it',
    text: 'List the home here yourself. To get it into an MLS, have a licensed broker enter it, often for a flat fee.',
    tasks: [
      'Publish the listing',
      'Decide whether a broker enters it in the MLS',
      'Decide what you offer a buyer’s agent, if anything',
    ],
    here: { label: 'Start a listing', href: '/seller-flow/intent' },
  },
  {
    title: 'Show it safely',
    text: 'Agree on times in advance, have someone with you, and put away valuables and mail.',
    tasks: ['Set hours for showings', 'Keep a list of who came', 'Answer the same questions the same way for everyone'],
    here: null,
  },
  {
    title: 'Compare and negotiate offers',
    text: 'Price is just one part: look at the loan, the deposit, the contingencies and the dates.',
    tasks: [
      'Ask for a lender’s letter or proof of funds',
      'Compare what each offer leaves you',
      'Have an attorney read the contract before you sign',
    ],
    here: { label: 'Compare what you keep', href: '/landing/commission-savings-calculator' },
  },
  {
    title: 'Keep the dates to closing',
    text: 'Inspection, appraisal, loan and title each have a date in the contract.',
    tasks: [
      'Open the closing with a title company or attorney',
      'Answer inspection requests in writing',
      'Read the settlement statement before the day',
    ],
    here: null,
  },
];

export interface OwnerService {
  key: string;
  title: string;
  does: string;
  /** Who does it here; null where only a broker outside this site can. */
  category: CategoryKey | null;
  /** Who may do it. */
  doneBy: string;
}

/** Help that an owner can order by itself, in the order of the sale. Settlement services stand in no ranking. */
export const OWNER_SERVICES: readonly OwnerService[] = [
  {
    key: 'pricing',
    title: 'Pricing help',
    does: 'An independent opinion of the value, in writing.',
    category: 'appraiser',
    doneBy: 'A licensed or certified appraiser',
  },
  {
    key: 'photos',
    title: 'Photos',
    does: 'Pictures of every room, and a floor plan if you want one.',
    category: 'photographer',
    doneBy: 'A photographer',
  },
  {
    key: 'mls',
    title: 'MLS entry for a flat fee, and help with showings',
    does: 'A broker enters the home in the MLS, and shows it if you ask. You keep the rest of the work.',
    category: 'real-estate-agent',
    doneBy: 'A licensed broker or agent, under a limited listing agreement',
  },
  {
    key: 'contract',
    title: 'Contract review',
    does: 'Reads or writes the contract and says what it means for you.',
    category: 'real-estate-attorney',
    doneBy: 'An attorney licensed in your state. We give no legal advice',
  },
  {
    key: 'inspection',
    title: 'Inspection before you list',
    does: 'Finds defects before a buyer’s inspector does.',
    category: 'home-inspector',
    doneBy: 'A home inspector, licensed where the state requires it',
  },
  {
    key: 'closing',
    title: 'Closing',
    does: 'Checks the title, holds the money, and carries out the closing.',
    category: 'title-escrow',
    doneBy: 'A title or escrow company, or an attorney where the state requires one',
  },
];

export interface ComparedTask {
  task: string;
  byOwner: string;
  withHelp: string;
  withAgent: string;
}

/** Who does what, with no way preferred. */
export const COMPARED_TASKS: readonly ComparedTask[] = [
  {
    task: 'Price',
    byOwner: 'You, from public records',
    withHelp: 'You, with an appraiser',
    withAgent: 'The agent proposes, you decide',
  },
  { task: 'Photos and text', byOwner: 'You', withHelp: 'A photographer; you write', withAgent: 'The agent' },
  { task: 'MLS', byOwner: 'Not listed there', withHelp: 'A broker enters it', withAgent: 'The agent enters it' },
  { task: 'Showings', byOwner: 'You', withHelp: 'You, or a broker if you order it', withAgent: 'The agent' },
  { task: 'Negotiation', byOwner: 'You', withHelp: 'You, with an attorney', withAgent: 'The agent, for you' },
  {
    task: 'Contract',
    byOwner: 'You, plus an attorney where the state requires one',
    withHelp: 'An attorney',
    withAgent: 'The agent on state forms; attorney where asked',
  },
  {
    task: 'What you pay for it',
    byOwner: 'What the closing costs',
    withHelp: 'Each service on its own',
    withAgent: 'A fee you negotiate',
  },
];
