/** A part of the site whose papers the vault shows, too. */
interface PaperPlace {
  /** What the place is called in the vault, and its folder in the archive. */
  title: string;
  /** The page of what its papers belong to. */
  page?: { label: string; to: string };
  /** A person can have several such things: each paper says which it belongs to. */
  isOneOfMany?: true;
}

/** Everything besides the vault and its folders that documents belong to, in the order of the page. A new kind of subject with papers is a line here. */
export const PAPER_PLACES = {
  'loan-application': { title: 'Loan application', page: { label: 'Open the application', to: '/fast-online-application' } },
  'roadmap-task': { title: 'Roadmap', page: { label: 'Open the roadmap', to: '/buyer-workflow' }, isOneOfMany: true },
  offer: { title: 'Offers', page: { label: 'See your offers', to: '/inquiries' }, isOneOfMany: true },
  'own-listing': {
    title: 'Sales',
    page: { label: 'Papers of your sales', to: '/seller/dashboard/documents' },
    isOneOfMany: true,
  },
  thread: { title: 'Questions', page: { label: 'See your questions', to: '/inquiries' }, isOneOfMany: true },
  'service-request': { title: 'Service requests' },
  engagement: { title: 'Hired experts' },
  other: { title: 'Other papers' },
} as const satisfies Record<string, PaperPlace>;
type Elsewhere = keyof typeof PAPER_PLACES;
const ELSEWHERE = Object.keys(PAPER_PLACES) as [Elsewhere, ...Elsewhere[]];

/** The kinds of things that documents belong to; `vault` is a person's own papers in no folder, `other` what other domains keep. */
export const PLACE_KINDS = [...ELSEWHERE, 'folder', 'vault'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** The place of a kind; undefined for the person's own folders. */
export function placeOf(kind: PlaceKind): PaperPlace | undefined {
  return kind === 'folder' || kind === 'vault' ? undefined : PAPER_PLACES[kind];
}
