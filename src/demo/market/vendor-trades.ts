import type { InsuranceKind, Price } from '#domains/experts/contract.ts';
import type { CategoryKey } from '#lib/service-categories.ts';

/** Who checks vendors in the demonstration. */
export const CHECKERS = ['the review team (M. Okafor)', 'the review team (L. Brandt)', 'the review team (S. Ito)'] as const;

/** What businesses of a category are like. Prices are made up, of a usual size. */
export interface Trade {
  /** How many there are, against the others. */
  weight: number;
  names: readonly string[];
  /** What some of them do besides. */
  beside: readonly CategoryKey[];
  licensePrefix: string;
  insurance: readonly InsuranceKind[];
  bios: readonly string[];
  works: readonly { title: string; text: string }[];
  /** `jobCents`: the size of a usual job, where that says something. */
  price: Price & { jobCents: number | null };
  excludes: string;
}

const fixed = (dollars: number, least = dollars): Trade['price'] => ({
  model: 'fixed',
  cents: dollars * 100,
  rate: null,
  minimumCents: least * 100,
  jobCents: dollars * 110,
});
const hourly = (dollars: number, least: number, job: number): Trade['price'] => ({
  model: 'hourly',
  cents: dollars * 100,
  rate: null,
  minimumCents: least * 100,
  jobCents: job * 100,
});
const percent = (rate: number): Trade['price'] => ({ model: 'percent', cents: null, rate, minimumCents: null, jobCents: null });
const quote = (least: number, job: number): Trade['price'] => ({
  model: 'quote',
  cents: null,
  rate: null,
  minimumCents: least * 100,
  jobCents: job * 100,
});

const LIABILITY: readonly InsuranceKind[] = ['general-liability'];
const PROFESSIONAL: readonly InsuranceKind[] = ['professional-liability'];
const CREW: readonly InsuranceKind[] = ['general-liability', 'workers-compensation'];

export const TRADES: Record<CategoryKey, Trade> = {
  'real-estate-agent': {
    weight: 9,
    names: ['{family} Real Estate', '{family} & {other} Realty', '{town} Home Advisers ({family})'],
    beside: [],
    licensePrefix: 'RE-',
    insurance: PROFESSIONAL,
    bios: [
      'A small office that takes few clients at a time and answers the phone.',
      'Buys and sells with people in this county.',
    ],
    works: [
      { title: 'A craftsman sold in nine days', text: 'Priced from six sales nearby; three offers, no repairs asked for.' },
    ],
    price: percent(0.023),
    excludes: 'Leases',
  },
  'mortgage-lender': {
    weight: 7,
    names: ['{family} Home Loans', '{town} Mortgage Company ({family})', '{family} & {other} Lending'],
    beside: [],
    licensePrefix: 'NMLS ',
    insurance: ['surety-bond'],
    bios: ['A lender with its own underwriters in the house.', 'Explains every line of the loan estimate, and the one after it.'],
    works: [],
    price: percent(0.01),
    excludes: 'Loans abroad',
  },
  'home-inspector': {
    weight: 9,
    names: ['{family} Home Inspections', '{town} Inspection Service ({family})', '{family} & Daughters Inspections'],
    beside: ['pest-inspector'],
    licensePrefix: 'HI-',
    insurance: PROFESSIONAL,
    bios: ['Three hours on site, forty photos, and the report the same evening.', 'Walks through the home with you at the end.'],
    works: [
      { title: 'A cracked heat exchanger', text: 'Found in a furnace of 2004; the seller replaced it before the closing.' },
    ],
    price: fixed(520),
    excludes: 'Commercial buildings',
  },
  'pest-inspector': {
    weight: 4,
    names: ['{family} Pest & Termite', '{town} Wood Pest Reports ({family})'],
    beside: [],
    licensePrefix: 'PC-',
    insurance: LIABILITY,
    bios: ['Reports that lenders accept, within two days.'],
    works: [],
    price: fixed(160),
    excludes: 'Wildlife',
  },
  appraiser: {
    weight: 5,
    names: ['{family} Appraisal', '{family} & {other} Valuation'],
    beside: [],
    licensePrefix: 'AP-',
    insurance: PROFESSIONAL,
    bios: ['Independent opinions of value for sellers, estates and tax appeals.'],
    works: [],
    price: fixed(575),
    excludes: 'Farms',
  },
  'real-estate-attorney': {
    weight: 6,
    names: ['{family} Law', '{family} & {other}, Attorneys', 'Law Office of {family}'],
    beside: [],
    licensePrefix: 'BAR ',
    insurance: PROFESSIONAL,
    bios: [
      'Contracts and closings, at a fixed fee where the work is known.',
      'Reads the whole contract, then says in plain words what it means.',
    ],
    works: [],
    price: hourly(310, 450, 1400),
    excludes: 'Divorce',
  },
  'title-escrow': {
    weight: 5,
    names: ['{family} Title & Escrow', '{town} Escrow Company ({family})'],
    beside: [],
    licensePrefix: 'TE-',
    insurance: ['surety-bond', 'professional-liability'],
    bios: ['Opens within the hour, and says each week where the file stands.'],
    works: [],
    price: fixed(1350),
    excludes: '',
  },
  'home-insurance': {
    weight: 5,
    names: ['{family} Insurance Agency', '{family} & {other} Insurance'],
    beside: [],
    licensePrefix: 'IP-',
    insurance: PROFESSIONAL,
    bios: ['Quotes of nine carriers side by side.'],
    works: [],
    price: quote(0, 1600),
    excludes: '',
  },
  'land-surveyor': {
    weight: 3,
    names: ['{family} Land Surveying', '{town} Survey ({family})'],
    beside: [],
    licensePrefix: 'LS-',
    insurance: PROFESSIONAL,
    bios: ['Two crews, and drawings that the county takes.'],
    works: [],
    price: quote(600, 1100),
    excludes: 'Lakes',
  },
  photographer: {
    weight: 8,
    names: ['{family} Photo', 'Studio {family}', '{town} Property Pictures ({family})'],
    beside: ['home-stager'],
    licensePrefix: '',
    insurance: LIABILITY,
    bios: ['Pictures the next morning, straight lines, true colors.', 'Comes twice if the weather is wrong, at no charge.'],
    works: [{ title: 'A narrow townhouse', text: 'Twenty-eight pictures and a floor plan in one afternoon.' }],
    price: fixed(290),
    excludes: 'Weddings',
  },
  'home-stager': {
    weight: 5,
    names: ['{family} Staging', '{family} & {other} Interiors'],
    beside: [],
    licensePrefix: '',
    insurance: LIABILITY,
    bios: ['Own furniture for forty homes, in a warehouse nearby.'],
    works: [{ title: 'An empty ranch', text: 'Four rooms furnished for six weeks.' }],
    price: quote(400, 2300),
    excludes: '',
  },
  mover: {
    weight: 7,
    names: ['{family} Moving', '{family} Brothers Moving', '{town} Movers ({family})'],
    beside: ['cleaner'],
    licensePrefix: 'USDOT ',
    insurance: CREW,
    bios: ['The same crew from the first box to the last.', 'A fixed price after a look by video.'],
    works: [],
    price: hourly(165, 400, 1250),
    excludes: 'Pianos',
  },
  cleaner: {
    weight: 7,
    names: ['{family} Cleaning', '{town} Clean Homes ({family})'],
    beside: [],
    licensePrefix: '',
    insurance: LIABILITY,
    bios: ['Two people, five hours, and a list of what was done.'],
    works: [],
    price: hourly(58, 150, 340),
    excludes: 'Mold',
  },
  handyman: {
    weight: 9,
    names: ['{family} Handyman', '{family} Home Repair', 'Fixed by {family}'],
    beside: ['painter'],
    licensePrefix: '',
    insurance: LIABILITY,
    bios: [
      'Works through the list of an inspection, with a photo of each repair.',
      'Small jobs, done on the day that was agreed.',
    ],
    works: [{ title: 'Nineteen points of an inspection', text: 'Done in three days before a closing, each with a photo.' }],
    price: hourly(88, 120, 520),
    excludes: 'Gas lines',
  },
  painter: {
    weight: 6,
    names: ['{family} Painting', '{family} & Sons Painting'],
    beside: [],
    licensePrefix: '',
    insurance: CREW,
    bios: ['Two coats, clean edges, floors covered.'],
    works: [],
    price: quote(350, 2600),
    excludes: 'Lead paint',
  },
  electrician: {
    weight: 6,
    names: ['{family} Electric', '{town} Electric ({family})'],
    beside: [],
    licensePrefix: 'EL-',
    insurance: CREW,
    bios: ['Panels, chargers and old wiring, with the permit.'],
    works: [],
    price: hourly(125, 180, 900),
    excludes: 'Solar',
  },
  plumber: {
    weight: 6,
    names: ['{family} Plumbing', '{family} & {other} Plumbing'],
    beside: [],
    licensePrefix: 'PL-',
    insurance: CREW,
    bios: ['Says the price before the work, not after it.'],
    works: [],
    price: hourly(135, 190, 780),
    excludes: 'Wells',
  },
  hvac: {
    weight: 5,
    names: ['{family} Heating & Cooling', '{town} Comfort ({family})'],
    beside: ['electrician'],
    licensePrefix: 'HV-',
    insurance: CREW,
    bios: ['Heat pumps since they were new here.'],
    works: [],
    price: quote(150, 2900),
    excludes: '',
  },
  roofer: {
    weight: 5,
    names: ['{family} Roofing', '{family} & {other} Roofing'],
    beside: [],
    licensePrefix: 'RF-',
    insurance: CREW,
    bios: ['Looks, takes pictures, and says whether it can wait.'],
    works: [],
    price: quote(300, 8200),
    excludes: 'Thatch',
  },
  'general-contractor': {
    weight: 6,
    names: ['{family} Construction', '{family} & {other} Builders', '{town} Remodeling ({family})'],
    beside: ['handyman'],
    licensePrefix: 'GC-',
    insurance: CREW,
    bios: ['Kitchens and baths with a schedule that holds.', 'One project at a time in each neighborhood.'],
    works: [{ title: 'A kitchen of 1962', text: 'Opened to the dining room in seven weeks, with the permit closed.' }],
    price: quote(2500, 31_000),
    excludes: 'New homes',
  },
  landscaper: {
    weight: 6,
    names: ['{family} Gardens', '{town} Landscape ({family})'],
    beside: [],
    licensePrefix: '',
    insurance: LIABILITY,
    bios: ['A yard that looks kept in the pictures, and after them.'],
    works: [],
    price: hourly(72, 200, 640),
    excludes: 'Tall trees',
  },
};
