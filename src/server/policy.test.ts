import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillPersonalTables, type FilledRows } from '#tests/support/fill-personal-tables.ts';
import { makePerson, openBrowser, keepSignIn, type Browser } from '#tests/support/people.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endpointUrl, type Endpoint } from '#lib/endpoint.ts';
import { USUAL_CHOICES } from '#domains/marketing/contract.ts';
import { ROLES } from '#lib/roles.ts';
import { DOMAIN_ROUTES } from './domains.ts';

const ENDPOINTS = DOMAIN_ROUTES.map(({ endpoint }) => endpoint);

/** Who calls, and which levels of the contract's `access` are open to them. */
const CALLERS = {
  anonymous: [],
  'signed out': [],
  disabled: [],
  buyer: ['signed-in'],
  seller: ['signed-in'],
  vendor: ['signed-in'],
  demo: ['signed-in'],
  'admin in another role': ['signed-in'],
  admin: ['signed-in', 'admin'],
} as const satisfies Record<string, readonly Endpoint['access'][]>;
type Caller = keyof typeof CALLERS;

let app: TestApp;
let victim: Browser;
let scapegoat: Browser;
/** A row of the victim in every table that knows people, by table. */
let victims: FilledRows;

/** Parameters that name a person's own rows, by the path up to them: the table and column of their ids. */
const OWNED: Record<string, readonly [table: string, column: string]> = {
  'milestones/{milestoneId}': ['milestones', 'id'],
  'admin/milestones/{milestoneId}': ['milestones', 'id'],
  'engagement-money/{engagementId}': ['milestones', 'engagement_id'],
  'orders/{orderId}': ['orders', 'id'],
  'admin/bought-services/{serviceId}': ['bought_services', 'id'],
  'admin/orders/{orderId}': ['orders', 'id'],
  'subscriptions/{subscriptionId}': ['subscriptions', 'id'],
  'auth/sessions/{sessionId}': ['sessions', 'id'],
  'push-devices/{id}': ['push_devices', 'public_id'],
  'assistant-connections/{id}': ['assistant_connections', 'public_id'],
  'auth/passkeys/{passkeyId}': ['passkeys', 'id'],
  'admin/users/{userId}': ['users', 'id'],
  'privacy/exports/{exportId}': ['data_exports', 'id'],
  'roadmap/tasks/{taskId}': ['roadmap_tasks', 'id'],
  'roadmap/tasks/{taskId}/documents/{documentId}': ['documents', 'public_id'],
  'loan-application/documents/{item}/{documentId}': ['documents', 'public_id'],
  'documents/{documentId}': ['documents', 'public_id'],
  'documents/{documentId}/grants/{grantId}': ['document_grants', 'id'],
  'documents-given/{documentId}': ['documents', 'public_id'],
  'document-requests/{requestId}': ['document_requests', 'id'],
  'vault/uploads/{documentId}': ['document_uploads', 'public_id'],
  'vault/documents/{documentId}': ['documents', 'public_id'],
  'envelopes/{envelopeId}': ['envelopes', 'id'],
  'envelopes/{envelopeId}/recipients/{recipientId}': ['envelope_recipients', 'id'],
  'to-sign/{recipientId}': ['envelope_recipients', 'id'],
  'envelope-drafts/{draftId}': ['envelope_drafts', 'id'],
  'folders/{folderId}': ['document_folders', 'id'],
  'contracts/{contractId}': ['contract_readings', 'public_id'],
  'roadmap/members/{userId}': ['users', 'id'],
  'roadmap/invitations/{invitationId}': ['invitations', 'public_id'],
  'joined-roadmaps/{roadmapId}': ['roadmaps', 'id'],
  'joined-roadmaps/{roadmapId}/tasks/{taskId}': ['roadmap_tasks', 'id'],
  'threads/{threadId}': ['threads', 'public_id'],
  'threads/{threadId}/files/{documentId}': ['documents', 'public_id'],
  'inbox/{threadId}': ['threads', 'public_id'],
  'reply-templates/{id}': ['reply_templates', 'id'],
  'inquiries/{inquiryId}': ['threads', 'public_id'],
  'inquiries/{inquiryId}/documents/{documentId}': ['documents', 'public_id'],
  'inquiries/{inquiryId}/replies/{replyId}': ['messages', 'public_id'],
  'replies/inquiries/{token}/files/{documentId}': ['documents', 'public_id'],
  'tour-requests/{tourRequestId}': ['threads', 'public_id'],
  'cmas/{id}': ['cmas', 'public_id'],
  'saved-searches/{id}': ['saved_searches', 'public_id'],
  'collections/{id}': ['collections', 'public_id'],
  'collections/{id}/comments/{commentId}': ['collection_comments', 'public_id'],
  'collections/{id}/invitations/{invitationId}': ['invitations', 'public_id'],
  'collections/{id}/members/{userId}': ['users', 'id'],
  'valuation/my-homes/{homeId}/corrections/{correctionId}': ['valuation_corrections', 'id'],
  'own-listings/{id}': ['own_listings', 'id'],
  'own-listings/{id}/trials/{trialId}': ['listing_trials', 'id'],
  'own-listings/{id}/versions/{version}': ['own_listing_versions', 'version'],
  'own-listings/{id}/photos/{photoId}': ['own_listing_photos', 'id'],
  'own-listings/{id}/open-houses/{openHouseId}': ['own_open_houses', 'id'],
  'own-listings/{id}/invitations/{invitationId}': ['invitations', 'public_id'],
  'own-listings/{id}/documents/{documentId}': ['documents', 'public_id'],
  'listings/{listingKey}/disclosures/{documentId}': ['documents', 'public_id'],
  'own-listings/{id}/documents/{item}/{documentId}': ['documents', 'public_id'],
  'own-listings/{id}/people/{userId}': ['users', 'id'],
  'offers/{offerId}': ['offers', 'id'],
  'service-requests/{requestId}': ['service_requests', 'id'],
  'service-requests/{requestId}/files/{documentId}': ['documents', 'public_id'],
  'quotes/{quoteId}': ['quotes', 'id'],
  'landing-leads/{leadId}': ['landing_leads', 'id'],
  'leads/{leadId}': ['leads', 'id'],
  'leads/{leadId}/quotes/{quoteId}': ['quotes', 'id'],
  'leads/{leadId}/files/{documentId}': ['documents', 'public_id'],
  'engagements/{engagementId}': ['engagements', 'id'],
  'engagements/{engagementId}/tasks/{taskId}': ['engagement_tasks', 'id'],
  'engagements/{engagementId}/files/{documentId}': ['documents', 'public_id'],
  'reviews/{reviewId}': ['reviews', 'id'],
  'hiring-reports/{reportId}': ['hiring_reports', 'id'],
  'admin/hiring-reports/{reportId}': ['hiring_reports', 'id'],
  'admin/held-reviews/{reviewId}': ['reviews', 'id'],
  'privacy/questions/{questionId}': ['privacy_questions', 'id'],
  'admin/privacy-requests/{requestId}': ['privacy_questions', 'id'],
  'admin/listing-mistakes/{mistakeId}': ['listing_mistakes', 'public_id'],
  'admin/engagements/{engagementId}': ['engagements', 'id'],
  'admin/homes-listed-twice/{id}': ['own_listings', 'id'],
  'vendors/{vendorId}': ['vendors', 'id'],
  'experts/{vendorId}': ['vendors', 'id'],
  'vendor/licenses/{credentialId}': ['vendor_licenses', 'id'],
  'vendor/insurance/{credentialId}': ['insurance_policies', 'id'],
  'vendor/evidence/{credentialId}': ['vendor_licenses', 'id'],
  'vendor/evidence/{credentialId}/files/{documentId}': ['documents', 'public_id'],
  'admin/vendors/{vendorId}/files/{documentId}': ['documents', 'public_id'],
  'vendor/invitations/{invitationId}': ['invitations', 'public_id'],
  'vendor/members/{userId}': ['users', 'id'],
  'admin/vendors/{vendorId}': ['vendors', 'id'],
  'admin/vendors/{vendorId}/verifications/{lineId}': ['verifications', 'id'],
  'marketing-materials/{id}': ['marketing_materials', 'id'],
  'marketing-sets/{id}': ['marketing_sets', 'id'],
  'appointments/{bookingId}': ['bookings', 'id'],
  'busy-calendars/{calendarId}': ['busy_calendars', 'id'],
  'offers/{offerId}/papers/{item}/{documentId}': ['documents', 'public_id'],
  'offers/{offerId}/papers/{documentId}': ['documents', 'public_id'],
  'offer-rounds/{roundId}': ['offer_rounds', 'id'],
  'own-places/{placeId}': ['own_places', 'id'],
  'dev/mailbox/{id}': ['mail_messages', 'id'],
};

/** The parameter `shareId` of every kind of thing that people share. */
const SHARE = ['share_links', 'public_id'] as const;

/** Parameters that name public things, the caller's own list, or a secret that itself grants access. */
const UNOWNED =
  /^(listingKey|key|homeId|slug|propertyType|file|z|x|provider|list|photoId|width|item|step|token|sha256|kind|handle|refundId|disputeId|checkoutId|pageId|pictureId|page|part|code|place|experimentId|version|fingerprint|widgetId|responseId|viewId|alertId|name|text|jobId|hookId|categoryKey|zip|expertId|valuationId|uploadId|contingency)$/;

const TERMS = {
  priceCents: 500_000_00,
  escalation: null,
  earnestCents: 0,
  earnestDueDays: 3,
  financing: 'conventional',
  downPaymentRate: 0.2,
  proof: 'none',
  contingencies: { inspection: null, appraisal: null, loan: null, title: null, saleOfHome: null, association: null },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0,
  buyerAgentCents: 0,
  closingDate: '2099-01-15',
  rentBackDays: null,
  rentBackDayCents: 0,
  inclusions: [],
  expiresAt: '2099-01-01T12:00:00Z',
};

const REQUEST = {
  categoryKey: 'mover',
  description: 'Move a piano',
  answers: {},
  place: null,
  startsOn: null,
  endsOn: null,
  budgetCents: null,
  accessNotes: '',
  phone: '',
  mayCall: false,
  maxPros: 1,
};

const QUOTE = {
  lines: [{ label: 'Inspection', quantity: 100, unitCents: 450_00, isTaxable: false }],
  taxes: [],
  depositCents: 0,
  milestones: [{ label: 'Report', cents: 450_00 }],
  options: [],
  notes: '',
};

/** Bodies for calls whose finer rules refuse a sample: the walk must reach the policy behind them. */
const BODIES: Record<string, unknown> = {
  'POST /api/own-listings/{id}/invitations': { email: 'stranger@example.com', part: 'agent' },
  'POST /api/own-listings/{id}/passed-words': {
    finding: { category: 'religion', rule: 'limit', text: 'near a church', pack: 'federal' },
    reason: 'The church is a landmark',
  },
  'PUT /api/own-listings/{id}/photos/{photoId}/cut': { turn: 0, crop: null },
  'PUT /api/own-listings/{id}/open-houses/{openHouseId}': { date: '2099-01-15', startTime: '10:00', endTime: '12:00' },
  'PATCH /api/offers/{offerId}': { version: 1, terms: TERMS },
  'POST /api/offers/{offerId}/counter': { version: 1, terms: TERMS, isOneOfSeveral: false },
  'PUT /api/envelopes/{envelopeId}': {
    documents: ['00000000-0000-4000-8000-000000000000'],
    title: 'Agreement',
    message: '',
    days: 7,
    recipients: [{ name: 'A Stranger', email: 'stranger@example.com' }],
  },
  'POST /api/envelopes/{envelopeId}/recipients/{recipientId}/unlock': { code: 'Orchard 7' },
  'PUT /api/documents/{documentId}/grants/{grantId}': { email: 'stranger@example.com', days: 7 },
  'PUT /api/document-requests/{requestId}': { email: 'stranger@example.com', what: 'A deed', days: 7 },
  'PUT /api/service-requests/{requestId}': { version: 1, form: REQUEST },
  'PUT /api/leads/{leadId}/quotes/{quoteId}': { terms: QUOTE, validUntil: '2099-01-01T12:00:00Z' },
  'POST /api/own-listings/{id}/marketing-preview': { template: 'flyer-letter', choices: USUAL_CHOICES },
  'POST /api/own-listings/{id}/marketing-materials': {
    materials: [{ id: '6f1c1d2e-0000-4000-8000-000000000001', template: 'flyer-letter' }],
    choices: USUAL_CHOICES,
  },
  'PUT /api/contracts/{contractId}/own-times': {
    id: '6f1c1d2e-0000-4000-8000-000000000002',
    time: { title: 'Survey', rule: '', basis: null, day: '2099-01-01' },
  },
  'PUT /api/contracts/{contractId}/deal': { partOf: null, isInForce: null, datedOn: null },
  'PUT /api/marketing-materials/{id}/plan': { plannedOn: null },
  'POST /api/collections/{id}/invitations': { email: 'stranger@example.com', role: 'view' },
};

/** Queries for calls that ask for one. */
const QUERIES: Record<string, Record<string, string>> = {
  'GET /api/marketing-materials/{id}/file': { form: 'plain' },
  'GET /api/subscriptions/{subscriptionId}/switch': { planId: 'guided', period: 'month' },
};

const DECISIONS =
  /^\/api\/admin\/((hiring-reports|held-reviews|listing-mistakes|engagements)\/\{\w+\}\/decision|homes-listed-twice\/\{\w+\}\/withdraw|privacy-requests\/\{\w+\}\/(answer|extend))$/;

/** Calls that answer with the caller's remaining rows, whatever they were to remove. */
const TELLS_OWN = ['DELETE /api/valuation/homes/{homeId}/shares/{shareId}'];

interface Parameter {
  name: string;
  owned: readonly [string, string] | undefined;
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function parametersOf({ path }: Endpoint): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1] ?? '',
    owned: match[1] === 'shareId' ? SHARE : OWNED[path.slice('/api/'.length, match.index + match[0].length)],
  }));
}

beforeAll(async () => {
  app = await openTestApp({ environment: { READS_PER_MINUTE: '0' } });
  const address = 'victim@example.com';
  victim = await makePerson(app, { email: address, displayName: 'Victoria Im' });
  scapegoat = await makePerson(app, { email: 'scapegoat@example.com' });
  victims = await fillPersonalTables(app.db, { userId: victim.user.uid, address, now: new Date() });
  // The columns were filled with any value, but readers know our words only.
  await app.db.deleteFrom('role_grants').where('role', 'not in', ROLES).execute();
  await app.db.updateTable('service_requests').set({ status: 'open' }).execute();
  await app.db.updateTable('leads').set({ status: 'accepted', lost_because: null }).execute();
  await app.db.updateTable('quotes').set({ status: 'sent' }).execute();
  await app.db.updateTable('engagements').set({ status: 'active', disputed_by: null }).execute();
});
afterAll(() => app.close());

async function makeCaller(caller: Caller): Promise<Browser> {
  if (caller === 'anonymous') return openBrowser(app);
  if (caller === 'demo') {
    const browser = openBrowser(app);
    await keepSignIn(browser, await browser.send('POST', '/api/auth/demo', { role: 'seller' }));
    return browser;
  }
  const role = caller === 'seller' || caller === 'vendor' ? caller : 'buyer';
  const browser = await makePerson(app, { role });
  const { uid } = browser.user;
  if (caller === 'signed out') await browser.send('POST', '/api/auth/sign-out');
  if (caller === 'disabled') await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', uid).execute();
  if (caller.startsWith('admin'))
    await app.db
      .insertInto('role_grants')
      .values({ user_id: uid, role: 'admin', granted_at: new Date(), granted_by: 'operator' })
      .execute();
  if (caller === 'admin') await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', uid).execute();
  return browser;
}

function paramsFor(endpoint: Endpoint, caller: Caller): Record<string, string> {
  const sampled = endpoint.params === undefined ? {} : z.record(z.string(), z.unknown()).parse(sampleOf(endpoint.params));
  return Object.fromEntries(
    parametersOf(endpoint).map(({ name, owned }) => {
      const id = owned === undefined ? sampled[name] : victims.get(owned[0])?.[owned[1]];
      // An administrator's decision changes what it is about, so it is about nothing here.
      if (caller === 'admin' && DECISIONS.test(endpoint.path)) return [name, String(sampled[name])];
      return [name, name === 'userId' && caller === 'admin' ? scapegoat.user.uid : String(id)];
    }),
  );
}

async function call(
  endpoint: Endpoint,
  caller: Caller,
  browser: Browser,
): Promise<{ status: number; code?: string; text: string }> {
  const body = endpoint.body === undefined ? undefined : (BODIES[nameOf(endpoint)] ?? sampleOf(endpoint.body));
  const query = endpoint.consumes === undefined ? (QUERIES[nameOf(endpoint)] ?? {}) : { name: 'paper.pdf' };
  const response = await browser.send(endpoint.method, endpointUrl(endpoint.path, paramsFor(endpoint, caller), query), body);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) await response.body?.cancel();
  const text = /json|text\/(html|csv|calendar)/.test(type) ? await response.text() : '';
  const problem = type.includes('problem+json') ? z.object({ code: z.string() }).parse(JSON.parse(text)) : {};
  return { status: response.status, text, ...problem };
}

/** All rows of a person in every table that refers to people, as one text. */
async function readRows(userId: string): Promise<string> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select con.conrelid::regclass::text as table, att.attname as column
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'users'::regclass order by 1, 2`.execute(app.db);
  expect(keys.length).toBeGreaterThan(10);
  const all: unknown[] = [await app.db.selectFrom('users').selectAll().where('id', '=', userId).execute()];
  for (const { table, column } of keys) {
    const { rows } =
      await sql`select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} = ${userId} order by 1`.execute(
        app.db,
      );
    all.push([table, rows]);
  }
  return JSON.stringify(all);
}

it('knows of every parameter whose it is', () => {
  const unknown = ENDPOINTS.flatMap((endpoint) =>
    parametersOf(endpoint)
      .filter(({ name, owned }) => owned === undefined && !UNOWNED.test(name))
      .map(({ name }) => `${endpoint.path}: ${name}`),
  );
  expect(unknown).toEqual([]);
  for (const [table, column] of Object.values(OWNED)) expect([table, victims.get(table)?.[column]]).not.toContain(undefined);
});

describe.each(Object.keys(CALLERS) as Caller[])('called by %s', (caller) => {
  it('every call keeps its policy, and nobody else’s things', async () => {
    const before = await readRows(victim.user.uid);
    let browser = await makeCaller(caller);
    const open: readonly string[] = ['public', ...CALLERS[caller]];
    const faults: string[] = [];
    for (const endpoint of ENDPOINTS) {
      const name = nameOf(endpoint);
      const { status, code, text } = await call(endpoint, caller, browser);
      const isOpen = open.includes(endpoint.access);
      const isUnknown = CALLERS[caller].length === 0;
      if (!isOpen && `${status} ${code}` !== (isUnknown ? '401 unauthenticated' : '403 forbidden'))
        faults.push(`${name} let in: ${status} ${code}`);
      if (isOpen && code === 'unauthenticated') faults.push(`${name} kept out: ${status} ${code}`);
      for (const parameter of endpoint.personalBy ?? []) {
        const personal = await browser.send('GET', `${endpoint.path}?${parameter}=1`);
        if ((personal.status === 401) !== isUnknown) faults.push(`${name} by ${parameter}: ${personal.status}`);
        if (personal.headers.get('cache-control') !== 'no-store') faults.push(`${name} by ${parameter} may be cached`);
      }
      if (status === 500) faults.push(`${name} failed: ${text}`);
      // The mailbox exists in development and on one's own machine only, and shows everybody's mail.
      if (endpoint.access !== 'admin' && !endpoint.path.startsWith('/api/dev/') && /victim@example\.com|Victoria Im/.test(text))
        faults.push(`${name} shows what is another person’s`);
      const holdsForeign = !TELLS_OWN.includes(name) && parametersOf(endpoint).some(({ owned }) => owned !== undefined);
      if (isOpen && endpoint.access === 'signed-in' && holdsForeign && status !== 404 && status !== 403)
        faults.push(`${name} does not answer 404 for a foreign id: ${status} ${code}`);
      // Some writes end the caller's own session or account.
      const mayEnd = !isUnknown && status < 400 && endpoint.method !== 'GET';
      if (mayEnd && (await browser.send('GET', '/api/auth/me')).status !== 200) browser = await makeCaller(caller);
    }
    expect(faults).toEqual([]);
    expect(await readRows(victim.user.uid)).toBe(before);
  });
});
