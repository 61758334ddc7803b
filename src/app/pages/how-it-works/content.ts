export interface Track {
  id: string;
  title: string;
  time: string;
  cost: string;
  steps: readonly { title: string; text: string }[];
}

export const TRACKS: readonly Track[] = [
  {
    id: 'buy',
    title: 'Buying',
    time: 'From search to keys usually takes two to four months',
    cost: 'Searching, asking and requesting tours cost nothing',
    steps: [
      {
        title: 'Say what you’re looking for',
        text: 'In a sentence or with filters. You see how we read it, piece by piece, and which words we did not understand.',
      },
      {
        title: 'See map and list together',
        text: 'Both show the same homes. Nothing fits? You see which wish to relax and how many homes you get.',
      },
      {
        title: 'Read a home',
        text: 'Facts by group, monthly cost, price and tax history, schools, getting around, hazard facts with their source.',
      },
      {
        title: 'Ask and tour',
        text: 'The listing firm answers. Before touring with an agent who works through a listing service, a written agreement with that agent is usually needed.',
      },
      {
        title: 'Offer, with an agent or on your own',
        text: 'Price, dates and contingencies are yours to decide. Commissions are negotiable and not set by law.',
      },
      {
        title: 'Inspect, finance, close',
        text: 'Inspector, appraiser, lender and title company each do their licensed part. Money for the purchase never passes through this site.',
      },
    ],
  },
  {
    id: 'sell',
    title: 'Selling',
    time: 'Preparing takes one to four weeks; time on the market depends on price and place',
    cost: 'Reading this and browsing sales cost nothing; services show their price before you order',
    steps: [
      { title: 'Know your market', text: 'What sold nearby, how close to the list price, and how fast.' },
      {
        title: 'Choose a route',
        text: 'Full-service agent, limited service, or by owner with help. All three are shown equally, with their work and cost.',
      },
      {
        title: 'Prepare',
        text: 'Disclosures, repairs that pay, photos. Altered photos are always labeled, and shown with the original.',
      },
      {
        title: 'Describe with facts',
        text: 'Every claim comes from a fact about the home. Copy that states a preference about people cannot be published.',
      },
      {
        title: 'Answer and show',
        text: 'Questions and tour requests reach you and your agent in one inbox and by email, with what the sender agreed to.',
      },
      {
        title: 'Compare offers and close',
        text: 'By what you keep in the end and how certain it is, not only by price.',
      },
    ],
  },
  {
    id: 'provide',
    title: 'Providing services',
    time: 'Verification takes as long as the documents need',
    cost: 'Seeing and declining requests costs nothing; position cannot be bought',
    steps: [
      { title: 'Say what you do and where', text: 'Categories, area, prices, hours.' },
      {
        title: 'Prove it',
        text: 'We show what was checked (license, insurance and more), by whom, when, and how long it is valid.',
      },
      {
        title: 'Answer requests',
        text: 'Only a few experts get each request at a time, and we publish the formula that ranks them.',
      },
    ],
  },
];

export const LICENSES = [
  {
    who: 'Real estate brokers and agents',
    what: 'Represent buyers or sellers, show homes, write offers on standard forms. Licensed by the state.',
  },
  { who: 'Loan originators', what: 'Quote and take applications for mortgages. Licensed or registered, with a public number.' },
  { who: 'Appraisers', what: 'Give opinions of value that lenders rely on. An estimate on a website is not an appraisal.' },
  { who: 'Home inspectors', what: 'Report on the condition of a home. Licensed in most states.' },
  { who: 'Title and escrow companies', what: 'Search the title, hold the money, record the deed.' },
  { who: 'Attorneys', what: 'Give legal advice and, in some states, conduct the closing.' },
] as const;

export const QUESTIONS = [
  {
    question: 'Do I need an account?',
    answer: 'No. Searching, reading homes, asking a question and requesting a tour work without one.',
  },
  {
    question: 'Where do the homes come from?',
    answer:
      'From listing feeds and files that this site’s operator loads. Each home names its listing firm, its source and when it was last updated.',
  },
  {
    question: 'Why does a home hide its address?',
    answer:
      'Because its seller asked us to. The map then shows an area instead of a point, and only city and ZIP code find the home.',
  },
  {
    question: 'Why was part of my sentence not used?',
    answer:
      'Either no data here can answer it, and we list it as not understood. Or it concerns protected classes of people, and fair housing law keeps it out.',
  },
  {
    question: 'Is the monthly cost an offer?',
    answer: 'No. It is arithmetic on figures you can edit. Lenders, insurers and tax offices set the real ones.',
  },
  {
    question: 'Who sees my question?',
    answer:
      'The listing firm named next to the form, by email, and you, as a copy. For a home listed here: its owners and everyone who sells it with them, in their inbox. No one else.',
  },
] as const;
