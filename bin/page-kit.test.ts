import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

const components = globSync('src/{app,domains}/**/*.tsx', { cwd: PROJECT_DIR })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(`${PROJECT_DIR}/${file}`, 'utf8') }));

const STATES = String.raw`\b(isPending|isLoading|isError|isPaused|error)\b`;

/** The states of queries that a component reads itself, as they are written. */
function findOwnStates(text: string): string[] {
  const taken = [...text.matchAll(/const \{([^}]*)\} = use(?:Infinite)?Query\(/g)].flatMap(([, names = '']) =>
    [...names.matchAll(new RegExp(STATES, 'g'))].map(([state]) => state),
  );
  const named = [...text.matchAll(/const (\w+) = use(?:Infinite)?Query\(/g)].flatMap(([, name = '']) =>
    [...text.matchAll(new RegExp(String.raw`\b${name}\.${STATES}`, 'g'))].map(([read]) => read),
  );
  return [...taken, ...named];
}

/** Where a state is a word within a control or a line, a figure that changes while its reader moves a slider, or decides which page it is. */
const LIVE = [
  'src/app/pages/inbox/inbox-view.tsx',
  'src/domains/hiring/web/job/confirm-move.tsx',
  'src/domains/hiring/web/vendor/figures-view.tsx',
  'src/domains/marketing/web/material-picture.tsx',
  'src/domains/matching/web/components/place-box.tsx',
  'src/domains/search/web/components/cell-note.tsx',
  'src/domains/search/web/components/map-pane.tsx',
  'src/domains/selling/web/editor/place-map.tsx',
  'src/domains/travel/web/components/travel-reach.tsx',
  'src/domains/valuation/web/components/renovate.tsx',
  'src/domains/valuation/web/components/what-if.tsx',
];

/** Where a width is of something within a page. */
const WITHIN = ['src/app/pages/home/hero.tsx', 'src/app/pages/home/hero-aim.tsx', 'src/app/shell/auth-layout.tsx'];

/**
 * What a page offers besides its own content, and leaves out until it is known: a badge, an offer, a file that may be there. A list
 * is none of these: empty, it would say that there is nothing.
 */
const EXTRAS = [
  'src/app/pages/documents/documents-view.tsx',
  'src/app/pages/inbox/composer.tsx',
  'src/app/pages/inbox/home-switch.tsx',
  'src/app/pages/property/commute-loaded.tsx',
  'src/app/pages/property/own-standing.tsx',
  'src/app/pages/seller-listings/scored-listings.tsx',
  'src/domains/billing/web/components/order/sale-of-order.tsx',
  'src/domains/bookings/web/components/propose-tours.tsx',
  'src/domains/bookings/web/view/booked-visits.tsx',
  'src/domains/bookings/web/view/move-dialog.tsx',
  'src/domains/contracts/web/components/contract-box.tsx',
  'src/domains/experts/web/components/save-expert.tsx',
  'src/domains/experts/web/components/wait-for-experts.tsx',
  'src/domains/feedback/web/feedback-launcher.tsx',
  'src/domains/feedback/web/workbench/widget-preview.tsx',
  'src/domains/financing/web/components/application-card.tsx',
  'src/domains/hiring/web/request/guide-line.tsx',
  'src/domains/hiring/web/side-actions.tsx',
  'src/domains/inquiries/web/sent/inquiry-files.tsx',
  'src/domains/landing/web/components/book-call.tsx',
  'src/domains/marketing/web/brand/brand-view.tsx',
  'src/domains/matching/web/components/my-matches.tsx',
  'src/domains/notifications/web/components/notification-bell.tsx',
  'src/domains/notifications/web/components/offer-device.tsx',
  'src/domains/roadmaps/web/components/roadmap-card.tsx',
  'src/domains/saved/web/components/own-search.tsx',
  'src/domains/search/web/components/empty-results.tsx',
  'src/domains/search/web/components/keyword-offer.tsx',
  'src/domains/search/web/components/search-view.tsx',
  'src/domains/selling/web/editor/place-part.tsx',
  'src/domains/valuation/web/components/my-homes.tsx',
];

/** What the server says before the page knows the zone of its reader. */
const MOMENTS_IN_UTC = ['src/domains/listings/web/components/as-of.tsx'];

const FIELD = /<(TextInput|TextArea|AmountField|DollarField|RateField)\b/;
const WRITE = /\buseWrite\(|\bbrowserApi\.call\(/;
const KIT = /\buse(Form|ReasonForm|Saved\w+|Autosave)\(/;

/** Whether a component takes words and sends them by itself: no Enter, no faults at the fields, and lost when the page is left. */
const sendsByHand = (text: string): boolean => FIELD.test(text) && WRITE.test(text) && !KIT.test(text);

/** Where a field searches, filters, or shows, and what is written is something else; or where a larger document is edited. */
const NOT_SENT = [
  'src/app/pages/inbox/inbox-view.tsx',
  'src/app/pages/property/commute-loaded.tsx',
  'src/domains/accounts/web/components/admin/user-list.tsx',
  // Within the form of the order: a code counts once the server takes it.
  'src/domains/billing/web/components/checkout/promo-field.tsx',
  // Its number becomes a reminder at once.
  'src/domains/bookings/web/components/reminder-settings.tsx',
  // Its fields stand in the form of the rules.
  'src/domains/bookings/web/rules/own-rules.tsx',
  'src/domains/calendar/web/components/calendar-settings.tsx',
  'src/domains/cma/web/components/start-view.tsx',
  'src/domains/documents/web/vault/file-sections.tsx',
  'src/domains/experts/web/admin/vendor-admin.tsx',
  // A table of a feed’s fields, which is tried before it is kept, and asks before it is left.
  'src/domains/feeds/web/admin/feed-mapping.tsx',
  // A part of the application, which saves itself.
  'src/domains/financing/web/components/co-borrower.tsx',
  // An editor of a printed material, which asks before it is left.
  'src/domains/marketing/web/studio/studio.tsx',
  // A calculator, from which a listing can be begun.
  'src/domains/selling/web/flow/intent-view.tsx',
];

/** Where a failure is said together with other things. */
const FAILURES_APART = [
  'src/domains/billing/web/components/checkout/pay-here.tsx',
  'src/domains/cma/web/components/start-view.tsx',
  'src/domains/documents/web/components/send-asked.tsx',
  'src/domains/invitations/web/join-by-invitation.tsx',
  'src/domains/signing/web/components/fill-in.tsx',
];

/** Where an address stands for another page, or for a plan that is one whole. */
const ADDRESSES_APART = [
  'src/app/pages/documents/documents-view.tsx',
  'src/domains/bookings/web/day/use-day-address.ts',
  'src/domains/contracts/web/components/contracts-view.tsx',
  'src/platform/web/use-address-query.ts',
];

describe('the kit of pages', () => {
  it('knows a state that is read by hand when it sees one', () => {
    expect(findOwnStates('const { data, isPending, error: why } = useQuery(homes);')).toEqual(['isPending', 'error']);
    expect(findOwnStates('const homes = useQuery(options);\nif (homes.isError) return null;')).toEqual(['homes.isError']);
    expect(findOwnStates('const { data } = useQuery(homes);\nconst save = useWrite(it);\nsave.isPending;')).toEqual([]);
  });

  it('shows queries by Loaded, in all their states', () => {
    const byHand = components.filter(({ text }) => findOwnStates(text).length > 0).map(({ file }) => file);
    expect(byHand.toSorted()).toEqual(LIVE);
  });

  it('takes the data of a query alone only where nothing is said while there is none', () => {
    const bare = components.filter(({ text }) => /const \{ data(?:: \w+)? \} = use(?:Infinite)?Query\(/.test(text));
    expect(bare.map(({ file }) => file).toSorted()).toEqual(EXTRAS);
  });

  it('sends what people type by the kit of forms', () => {
    expect(sendsByHand('const keep = useWrite(keepNote); <TextInput value={note} />')).toBe(true);
    expect(sendsByHand('const form = useForm({ send: (body) => browserApi.call(keep, { body }) }); <TextInput />')).toBe(false);
    expect(sendsByHand('const query = useQuery(notes); <TextInput type="search" />')).toBe(false);
    const byHand = components.filter(({ text }) => sendsByHand(text)).map(({ file }) => file);
    expect(byHand.toSorted()).toEqual(NOT_SENT);
  });

  it('takes the longest text of a field from the limit that its call has', () => {
    const typedAnew = /\bmaxLength=(?:\{|")\d/;
    expect(typedAnew.test('<TextInput maxLength={200} />')).toBe(true);
    expect(components.filter(({ text }) => typedAnew.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('says why a write failed by WriteFailure', () => {
    const byHand = components.filter(({ text }) => /\bfailure === undefined\b|<FailureNotice reason=/.test(text));
    expect(byHand.map(({ file }) => file).toSorted()).toEqual(FAILURES_APART);
  });

  it('keeps what a page shows in its address by useAddressQuery', () => {
    const byHand = globSync('src/**/*.{ts,tsx}', { cwd: PROJECT_DIR }).filter((file) =>
      /, \w+\] = useSearchParams\(/.test(readFileSync(`${PROJECT_DIR}/${file}`, 'utf8')),
    );
    expect(byHand.toSorted()).toEqual(ADDRESSES_APART);
  });

  it('tells moments by the clock of their reader', () => {
    const inUtc = components.filter(({ text }) => /formatDateTime\([^;]*?, 'UTC'|\.slice\(0, 10\)\)?, 'UTC'/.test(text));
    expect(inUtc.map(({ file }) => file)).toEqual(MOMENTS_IN_UTC);
  });

  it('asks browsers for nothing that they leave out on pages without TLS', () => {
    const code = globSync('src/{lib,ui,app,platform/web,domains/*/{model,web}}/**/*.{ts,tsx}', { cwd: PROJECT_DIR });
    const bound = code.filter((file) => {
      const text = readFileSync(`${PROJECT_DIR}/${file}`, 'utf8');
      return !/\.test\.tsx?$/.test(file) && /\bcrypto\.(randomUUID\(|subtle\.)/.test(text);
    });
    expect(bound, 'randomUuid of lib/uuid.ts, sha256Hex of lib/sha256.ts').toEqual([]);
  });

  it('gives pages the widths of src/ui/widths.ts', () => {
    const byHand = components.filter(
      ({ file, text }) => !WITHIN.includes(file) && /mx-auto [^"']*max-w-(?!page|wide|text|narrow|full)/.test(text),
    );
    expect(byHand.map(({ file }) => file)).toEqual([]);
  });
});
