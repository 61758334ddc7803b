import { CATEGORY_KEYS, type CategoryKey } from '#lib/service-categories.ts';
import { type ScopeQuestion, takeOf } from './scope.ts';
import { choice, FLOOR_AREA, HOME_KIND, number, OCCUPIED, SIDE, STORIES, text, URGENCY, YEAR_BUILT } from './shared-questions.ts';

/** What people can be asked to pay by: a share of nothing, ever, for a settlement service. */
export const FEE_MODELS = ['accepted-quote', 'subscription'] as const;
export type FeeModel = (typeof FEE_MODELS)[number];

export interface ServiceCategory {
  key: CategoryKey;
  /** One of them, as in "a home inspector". */
  name: string;
  plural: string;
  /** What they do, in a sentence under their plural. */
  does: string;
  /**
   * Whether it is a settlement service under RESPA (12 USC 2602(3), 12 CFR 1024.2(b)): nothing of value may pass for a
   * referral, so the platform takes at most a flat subscription, the same for everybody in the category.
   */
  isSettlementService: boolean;
  /** Everybody in a category pays in the same way. */
  feeModel: FeeModel;
  /** What a state asks for before one may do this work; null if none asks. */
  license: {
    name: string;
    /** States that ask for none. Where we are not sure, we ask. */
    exceptIn: readonly string[];
  } | null;
  /** Whether the work can be done without coming. */
  canBeRemote: boolean;
  questions: readonly ScopeQuestion[];
}

const settlement = { isSettlementService: true, feeModel: 'subscription' } as const;
const trade = { isSettlementService: false, feeModel: 'accepted-quote' } as const;
const everywhere = (name: string) => ({ name, exceptIn: [] });

/** States without a license for home inspectors (American Society of Home Inspectors, state regulations). */
const NO_INSPECTOR_LICENSE = ['CA', 'CO', 'GA', 'HI', 'ID', 'IA', 'KS', 'ME', 'MI', 'MN', 'MO', 'PA', 'UT', 'WY'] as const;

const BY_KEY: Record<CategoryKey, Omit<ServiceCategory, 'key'>> = {
  'real-estate-agent': {
    ...settlement,
    name: 'real estate agent',
    plural: 'Real estate agents',
    does: 'Represent you when you buy or sell. What it costs is negotiable and not set by law.',
    license: everywhere('Real estate license'),
    canBeRemote: false,
    questions: [
      SIDE,
      HOME_KIND,
      number('price', 'Price you expect', 'dollars', { least: 1, most: 100_000_000 }),
      choice('help', 'How much help do you want?', { full: 'From start to closing', limited: 'Single tasks, at a flat fee' }),
    ],
  },
  'mortgage-lender': {
    ...settlement,
    name: 'mortgage lender',
    plural: 'Mortgage lenders',
    does: 'Lend for a purchase or refinance a loan, and tell you in writing what you’re approved for.',
    license: everywhere('NMLS registration'),
    canBeRemote: true,
    questions: [
      choice('purpose', 'What is the loan for?', {
        purchase: 'To buy a home',
        refinance: 'To refinance',
        equity: 'To borrow on a home I own',
      }),
      HOME_KIND,
      number('amount', 'Loan amount', 'dollars', { least: 1, most: 100_000_000, isRequired: false }),
    ],
  },
  'home-inspector': {
    ...settlement,
    name: 'home inspector',
    plural: 'Home inspectors',
    does: 'Look over a home from roof to foundation and write up what’s wrong with it.',
    license: { name: 'Home inspector license', exceptIn: NO_INSPECTOR_LICENSE },
    canBeRemote: false,
    questions: [
      choice('purpose', 'What kind of inspection?', {
        purchase: 'Before I buy',
        listing: 'Before I list',
        warranty: 'Before a builder’s warranty ends',
      }),
      HOME_KIND,
      FLOOR_AREA,
      YEAR_BUILT,
      choice(
        'extra',
        'Anything else?',
        { none: 'No', radon: 'Radon test', sewer: 'Sewer camera', pool: 'Pool or spa', mold: 'Mold test' },
        { isRequired: false },
      ),
    ],
  },
  'pest-inspector': {
    ...settlement,
    name: 'pest inspector',
    plural: 'Pest inspectors',
    does: 'Look for termites and other wood-damaging insects, and write the report lenders ask for.',
    license: everywhere('Pest control license'),
    canBeRemote: false,
    questions: [
      HOME_KIND,
      FLOOR_AREA,
      choice('treatment', 'Do you want treatment too?', { no: 'Report only', yes: 'If needed' }),
    ],
  },
  appraiser: {
    ...settlement,
    name: 'appraiser',
    plural: 'Appraisers',
    does: 'Write an independent opinion of value under USPAP.',
    license: everywhere('Appraiser license or certificate'),
    canBeRemote: false,
    questions: [
      choice('purpose', 'What is it for?', {
        listing: 'Before I list',
        estate: 'An estate or a divorce',
        tax: 'A tax appeal',
        other: 'Something else',
      }),
      HOME_KIND,
      FLOOR_AREA,
    ],
  },
  'real-estate-attorney': {
    ...settlement,
    name: 'real estate attorney',
    plural: 'Real estate attorneys',
    does: 'Review or write the contract and represent you at closing. Some states require one.',
    license: everywhere('Bar admission'),
    canBeRemote: true,
    questions: [
      SIDE,
      choice('matter', 'What is it about?', {
        contract: 'Review or write a contract',
        closing: 'The whole closing',
        title: 'A title question',
        dispute: 'A dispute',
      }),
    ],
  },
  'title-escrow': {
    ...settlement,
    name: 'title or escrow company',
    plural: 'Title and escrow companies',
    does: 'Check the title, hold the money and carry out the closing.',
    license: everywhere('Title or escrow license'),
    canBeRemote: true,
    questions: [
      SIDE,
      choice('service', 'What do you need?', { closing: 'The whole closing', title: 'Title search only', escrow: 'Escrow only' }),
      number('price', 'Price of the home', 'dollars', { least: 1, most: 100_000_000, isRequired: false }),
    ],
  },
  'home-insurance': {
    ...settlement,
    name: 'home insurance agent',
    plural: 'Home insurance agents',
    does: 'Insure the home against fire, storm and theft, which lenders ask for before the closing.',
    license: everywhere('Insurance producer license'),
    canBeRemote: true,
    questions: [
      HOME_KIND,
      YEAR_BUILT,
      choice('use', 'Who lives there?', { owner: 'I do', tenant: 'A tenant', nobody: 'No one now' }),
    ],
  },
  'land-surveyor': {
    ...settlement,
    name: 'land surveyor',
    plural: 'Land surveyors',
    does: 'Measure and mark where the land begins and ends.',
    license: everywhere('Land surveyor license'),
    canBeRemote: false,
    questions: [
      choice('survey', 'What kind of survey?', {
        boundary: 'The boundary',
        mortgage: 'For a mortgage',
        elevation: 'Elevation certificate',
      }),
      number('acres', 'About how much land?', 'acres', { least: 1, most: 100_000, isRequired: false }),
    ],
  },
  photographer: {
    ...trade,
    name: 'real estate photographer',
    plural: 'Real estate photographers',
    does: 'Take the pictures buyers see first.',
    license: null,
    canBeRemote: false,
    questions: [
      choice('media', 'What do you need?', {
        photos: 'Photos',
        video: 'Photos and video',
        drone: 'Photos from the air too',
        tour: 'Photos and a 3D tour',
      }),
      HOME_KIND,
      FLOOR_AREA,
      OCCUPIED,
    ],
  },
  'home-stager': {
    ...trade,
    name: 'home stager',
    plural: 'Home stagers',
    does: 'Arrange and furnish rooms so they show well.',
    license: null,
    canBeRemote: false,
    questions: [
      choice('staging', 'What do you need?', { advice: 'Advice only', partial: 'Some rooms', full: 'The whole home' }),
      HOME_KIND,
      FLOOR_AREA,
      OCCUPIED,
    ],
  },
  mover: {
    ...trade,
    name: 'mover',
    plural: 'Movers',
    does: 'Pack, carry and deliver what you own.',
    license: everywhere('USDOT number or state mover permit'),
    canBeRemote: false,
    questions: [
      choice('distance', 'How far are you moving?', {
        local: 'Within 50 miles',
        state: 'Within the state',
        far: 'To another state',
      }),
      choice('size', 'How much is there?', { studio: 'A studio', small: '1–2 bedrooms', large: '3–4 bedrooms', huge: 'More' }),
      choice('packing', 'Who packs?', { self: 'I pack', mover: 'The movers pack' }),
      choice('stairs', 'Stairs on the way?', { none: 'None or an elevator', some: 'One or two floors', many: 'Three or more' }),
    ],
  },
  cleaner: {
    ...trade,
    name: 'cleaner',
    plural: 'Cleaners',
    does: 'Clean before photos, before you leave, or before you move in.',
    license: null,
    canBeRemote: false,
    questions: [
      choice('cleaning', 'What kind of cleaning?', {
        listing: 'Before photos',
        moving: 'Before moving in or out',
        regular: 'Regularly',
      }),
      FLOOR_AREA,
      OCCUPIED,
    ],
  },
  handyman: {
    ...trade,
    name: 'handyman',
    plural: 'Handymen',
    does: 'Handle the many small repairs. Above a limit most states set, a job needs a licensed contractor.',
    license: null,
    canBeRemote: false,
    questions: [
      choice('work', 'What needs to be done?', {
        repairs: 'A list of small repairs',
        fixtures: 'Fixtures and hardware',
        drywall: 'Drywall and trim',
        doors: 'Doors and windows',
        assembly: 'Assembly and mounting',
      }),
      text('list', 'What exactly?'),
      URGENCY,
    ],
  },
  painter: {
    ...trade,
    name: 'painter',
    plural: 'Painters',
    does: 'Paint inside and outside.',
    license: null,
    canBeRemote: false,
    questions: [
      choice('place', 'Where?', { inside: 'Inside', outside: 'Outside', both: 'Both' }),
      number('rooms', 'How many rooms?', 'rooms', { least: 1, most: 60, isRequired: false }),
      YEAR_BUILT,
    ],
  },
  electrician: {
    ...trade,
    name: 'electrician',
    plural: 'Electricians',
    does: 'Repair and install wiring, panels and chargers.',
    license: everywhere('Electrician license, of the state or the town'),
    canBeRemote: false,
    questions: [
      choice('work', 'What needs to be done?', {
        repair: 'A repair',
        panel: 'A new panel',
        charger: 'A car charger',
        rewire: 'New wiring',
        lights: 'Lights and outlets',
      }),
      YEAR_BUILT,
      URGENCY,
    ],
  },
  plumber: {
    ...trade,
    name: 'plumber',
    plural: 'Plumbers',
    does: 'Repair and install pipes, fixtures and water heaters.',
    license: everywhere('Plumber license, of the state or the town'),
    canBeRemote: false,
    questions: [
      choice('work', 'What needs to be done?', {
        leak: 'A leak',
        drain: 'A drain',
        heater: 'A water heater',
        fixtures: 'Fixtures',
        repipe: 'New pipes',
      }),
      URGENCY,
    ],
  },
  hvac: {
    ...trade,
    name: 'heating and cooling contractor',
    plural: 'Heating and cooling',
    does: 'Repair, service and replace furnaces, heat pumps and air conditioning.',
    license: everywhere('HVAC license, of the state or the town'),
    canBeRemote: false,
    questions: [
      choice('work', 'What needs to be done?', { repair: 'A repair', service: 'A yearly service', replace: 'A new system' }),
      choice('system', 'Which system?', {
        furnace: 'Furnace',
        'heat-pump': 'Heat pump',
        cooling: 'Air conditioning',
        unknown: 'Not sure',
      }),
      URGENCY,
    ],
  },
  roofer: {
    ...trade,
    name: 'roofer',
    plural: 'Roofers',
    does: 'Repair and replace roofs and gutters.',
    license: everywhere('Roofing or contractor license'),
    canBeRemote: false,
    questions: [
      choice('work', 'What needs to be done?', {
        repair: 'A repair',
        replace: 'A new roof',
        gutters: 'Gutters',
        check: 'A check',
      }),
      choice('roof', 'Which roof?', { shingle: 'Shingles', metal: 'Metal', tile: 'Tile or slate', flat: 'Flat' }),
      STORIES,
      URGENCY,
    ],
  },
  'general-contractor': {
    ...trade,
    name: 'general contractor',
    plural: 'General contractors',
    does: 'Plan and run bigger projects, with their own or hired trades.',
    license: everywhere('Contractor license or registration'),
    canBeRemote: false,
    questions: [
      choice('project', 'What is the project?', {
        kitchen: 'A kitchen',
        bath: 'A bathroom',
        addition: 'An addition',
        basement: 'A basement',
        whole: 'The whole home',
        repair: 'Repairs after an inspection',
      }),
      choice('plans', 'Are there plans?', { yes: 'Yes', no: 'Not yet' }),
      YEAR_BUILT,
    ],
  },
  landscaper: {
    ...trade,
    name: 'landscaper',
    plural: 'Landscapers',
    does: 'Tidy, plant and build outside.',
    license: null,
    canBeRemote: false,
    questions: [
      choice('work', 'What needs to be done?', {
        tidy: 'Tidy up before photos',
        regular: 'Regular care',
        plant: 'Plant something new',
        build: 'Paths, walls, decks',
        trees: 'Trees',
      }),
      URGENCY,
    ],
  },
};

/** All of them, in the order in which pages show them. */
export const SERVICE_CATEGORIES: readonly ServiceCategory[] = CATEGORY_KEYS.map((key) => ({ key, ...BY_KEY[key] }));

export const categoryOf = (key: CategoryKey): ServiceCategory => ({ key, ...BY_KEY[key] });

/** Whether a state (two letters) asks for a license before one may do this work there. */
export function needsLicense({ license }: Pick<ServiceCategory, 'license'>, state: string): boolean {
  return license !== null && !license.exceptIn.includes(state);
}

/** Every answer that a vendor of the category could take, as `takeOf` writes it. */
export function takesEverything(key: CategoryKey): string[] {
  return BY_KEY[key].questions.flatMap((question) =>
    question.kind === 'choice' ? question.options.map((option) => takeOf(question.key, option.key)) : [],
  );
}
