import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endpointUrl, type Endpoint } from '#lib/endpoint.ts';
import { DOMAIN_ROUTES } from './domains.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const ENDPOINTS = DOMAIN_ROUTES.map(({ endpoint }) => endpoint);

/** Calls by which the signed-in write, or fetch files. Anyone may make public calls; reads show only what pages show. */
const DECIDED = ENDPOINTS.filter(
  ({ access, method, produces }) => access !== 'public' && (method !== 'GET' || produces !== undefined),
);

/**
 * Calls that need no proof: they change one thing that can be changed back, or share one thing with one's own people,
 * for a time, in a list that shows it. A call that changes or shares more says `proof: 'recent'` in its contract.
 */
const EVERYDAY = `
  PATCH /api/auth/me
  PUT /api/auth/me/photo
  DELETE /api/auth/me/photo
  PUT /api/reminders
  PUT /api/push-devices
  DELETE /api/push-devices/{id}
  POST /api/assistant-connections/preview
  DELETE /api/assistant-connections/{id}
  PATCH /api/display-settings
  POST /api/auth/update-role
  POST /api/auth/verify-email/send
  PUT /api/privacy/consents
  DELETE /api/privacy/deletion
  DELETE /api/calendar-feed
  PATCH /api/buyer-profile
  DELETE /api/buyer-profile
  POST /api/buyer-profile/matches/seen
  POST /api/compliance/check
  POST /api/roadmap
  PATCH /api/roadmap
  POST /api/roadmap/tasks
  POST /api/vendor
  PUT /api/vendor/business
  PUT /api/vendor/services
  PUT /api/vendor/area
  PUT /api/vendor/profile
  PUT /api/vendor/policies
  PUT /api/vendor/preferences
  PUT /api/vendor/goals
  PUT /api/vendor/rest
  POST /api/vendor/agreements
  POST /api/vendor/licenses
  DELETE /api/vendor/licenses/{credentialId}
  POST /api/vendor/insurance
  DELETE /api/vendor/insurance/{credentialId}
  PUT /api/vendor/evidence/{credentialId}/files/{documentId}
  GET /api/vendor/evidence/{credentialId}/files/{documentId}
  DELETE /api/vendor/evidence/{credentialId}/files/{documentId}
  PUT /api/vendor/background-consent
  POST /api/vendor/changes
  PATCH /api/vendor/members/{userId}
  DELETE /api/vendor/members/{userId}
  PATCH /api/roadmap/tasks/{taskId}
  DELETE /api/roadmap/tasks/{taskId}
  PUT /api/roadmap/tasks/{taskId}/documents/{documentId}
  DELETE /api/roadmap/members/{userId}
  PATCH /api/joined-roadmaps/{roadmapId}/tasks/{taskId}
  DELETE /api/joined-roadmaps/{roadmapId}
  GET /api/roadmap/calendar.ics
  PATCH /api/loan-application
  POST /api/loan-application/complete
  POST /api/loan-application/reopen
  DELETE /api/loan-application/co-applicant
  PATCH /api/joined-loan-application
  DELETE /api/joined-loan-application
  POST /api/loan-application/resume-link
  PUT /api/loan-application/documents/{item}/{documentId}
  GET /api/documents/{documentId}/file
  PUT /api/contracts/{contractId}
  PUT /api/privacy/questions/{questionId}
  PUT /api/saved-experts/{expertId}
  DELETE /api/saved-experts/{expertId}
  PUT /api/expert-waits/{categoryKey}/{zip}
  DELETE /api/expert-waits/{categoryKey}/{zip}
  POST /api/contracts/{contractId}/document
  PUT /api/contracts/{contractId}/terms
  PUT /api/contracts/{contractId}/times
  PUT /api/contracts/{contractId}/own-times
  POST /api/shared/sign/{token}/hand-over
  PUT /api/contracts/{contractId}/deal
  GET /api/contracts/{contractId}/report
  GET /api/contracts/{contractId}/calendar.ics
  GET /api/engagements/{engagementId}/calendar.ics
  GET /api/service-requests/{requestId}/calendar.ics
  GET /api/engagements/{engagementId}/agreement
  DELETE /api/contracts/{contractId}
  PATCH /api/documents/{documentId}
  POST /api/documents/{documentId}/trash
  POST /api/documents/{documentId}/restore
  PUT /api/vault/documents/{documentId}
  PUT /api/vault/uploads/{documentId}
  PUT /api/vault/uploads/{documentId}/parts/{part}
  POST /api/vault/uploads/{documentId}/finish
  GET /api/documents/{documentId}/versions/{version}/file
  POST /api/documents/{documentId}/versions/{version}/restore
  PUT /api/documents/{documentId}/hold
  DELETE /api/documents/{documentId}/grants/{grantId}
  GET /api/documents-given/{documentId}/file
  PUT /api/document-requests/{requestId}
  DELETE /api/document-requests/{requestId}
  PUT /api/folders/{folderId}
  DELETE /api/folders/{folderId}
  PUT /api/envelopes/{envelopeId}
  PATCH /api/envelopes/{envelopeId}
  POST /api/envelopes/{envelopeId}/recipients/{recipientId}/unlock
  POST /api/envelopes/{envelopeId}/recipients/{recipientId}/link
  POST /api/to-sign/{recipientId}/link
  POST /api/envelopes/{envelopeId}/recipients/{recipientId}/in-person
  PUT /api/envelope-drafts/{draftId}
  DELETE /api/envelope-drafts/{draftId}
  POST /api/envelopes/{envelopeId}/cancel
  POST /api/envelopes/{envelopeId}/extend
  POST /api/envelopes/{envelopeId}/reminders
  GET /api/envelopes/{envelopeId}/file
  POST /api/listings/{listingKey}/offers
  PATCH /api/offers/{offerId}
  POST /api/offers/{offerId}/counter
  POST /api/offers/{offerId}/moves
  PUT /api/offers/{offerId}/steps/{step}
  PUT /api/listings/{listingKey}/schedule
  PUT /api/own-schedule
  POST /api/orders
  POST /api/orders/{orderId}/checkout
  POST /api/orders/{orderId}/cancel
  PUT /api/orders/{orderId}/sale
  GET /api/orders/{orderId}/invoice
  POST /api/orders/{orderId}/refunds
  PUT /api/orders/{orderId}/place
  POST /api/subscriptions/{subscriptionId}/moves
  PUT /api/subscriptions/{subscriptionId}/next
  POST /api/subscriptions/{subscriptionId}/switch
  POST /api/engagement-money/{engagementId}/funding
  POST /api/milestones/{milestoneId}/moves
  POST /api/vendors/{vendorId}/payout-account/test
  POST /api/sandbox-checkouts/{checkoutId}/payment
  POST /api/busy-calendars
  POST /api/busy-calendars/{calendarId}/reading
  DELETE /api/busy-calendars/{calendarId}
  POST /api/hosts/{handle}/bookings
  POST /api/hosts/{handle}/messages
  PUT /api/hosts/{handle}/waiting-list/{kind}
  DELETE /api/hosts/{handle}/waiting-list/{kind}
  POST /api/listings/{listingKey}/bookings
  PUT /api/listings/{listingKey}/waiting-list/{kind}
  DELETE /api/listings/{listingKey}/waiting-list/{kind}
  POST /api/appointments/{bookingId}/moves
  GET /api/appointments/{bookingId}/calendar-file
  PUT /api/listings/{listingKey}/offer-draft
  DELETE /api/listings/{listingKey}/offer-draft
  PUT /api/offers/{offerId}/papers/{item}/{documentId}
  GET /api/offers/{offerId}/papers/{documentId}/file
  PUT /api/offers/{offerId}/proof-check
  PUT /api/service-requests/{requestId}
  DELETE /api/service-requests/{requestId}
  POST /api/service-requests/{requestId}/submission
  POST /api/service-requests/{requestId}/vendors
  POST /api/service-requests/{requestId}/withdrawal
  PUT /api/service-requests/{requestId}/files/{documentId}
  DELETE /api/service-requests/{requestId}/files/{documentId}
  POST /api/quotes/{quoteId}/acceptance
  POST /api/quotes/{quoteId}/refusal
  POST /api/leads/{leadId}/view
  POST /api/leads/{leadId}/acceptance
  POST /api/leads/{leadId}/refusal
  POST /api/leads/{leadId}/end
  PUT /api/leads/{leadId}/quotes/{quoteId}
  POST /api/leads/{leadId}/quotes/{quoteId}/withdrawal
  GET /api/leads/{leadId}/files/{documentId}
  POST /api/engagements/{engagementId}/moves
  PUT /api/leads/{leadId}/job-time
  POST /api/engagements/{engagementId}/agreement
  PUT /api/engagements/{engagementId}/tasks/{taskId}
  DELETE /api/engagements/{engagementId}/tasks/{taskId}
  PUT /api/engagements/{engagementId}/files/{documentId}
  GET /api/engagements/{engagementId}/files/{documentId}
  PUT /api/engagements/{engagementId}/review
  PUT /api/reviews/{reviewId}/reply
  PUT /api/hiring-reports/{reportId}
  PUT /api/leads/{leadId}/block
  POST /api/listings/{listingKey}/offer-rounds
  DELETE /api/offer-rounds/{roundId}
  POST /api/valuation/homes/{homeId}/records
  POST /api/own-listings
  PATCH /api/own-listings/{id}
  PATCH /api/own-listings/{id}/plan
  PUT /api/own-listings/{id}/home
  DELETE /api/own-listings/{id}
  POST /api/own-listings/{id}/versions/{version}/restore
  POST /api/own-listings/{id}/publish
  PUT /api/own-listings/{id}/first-day
  POST /api/own-listings/{id}/status
  POST /api/own-listings/{id}/price
  POST /api/own-listings/{id}/passed-words
  POST /api/own-listings/{id}/passed-papers
  PUT /api/own-listings/{id}/open-papers
  GET /api/listings/{listingKey}/disclosures/{documentId}/file
  POST /api/own-listings/{id}/trials
  POST /api/own-listings/{id}/trials/{trialId}/end
  POST /api/listing-enhancer/page
  POST /api/listing-scores
  POST /api/own-listings/{id}/duplicate
  PUT /api/own-listings/{id}/archived
  PUT /api/own-listings/{id}/photos/{photoId}
  PATCH /api/own-listings/{id}/photos/{photoId}
  PUT /api/own-listings/{id}/photos/{photoId}/cut
  PUT /api/own-listings/{id}/photo-order
  PUT /api/own-listings/{id}/open-houses/{openHouseId}
  DELETE /api/own-listings/{id}/open-houses/{openHouseId}
  PUT /api/own-listings/{id}/people/{userId}
  DELETE /api/own-listings/{id}/people/{userId}
  PUT /api/own-listings/{id}/documents/{item}/{documentId}
  PUT /api/own-listings/{id}/contact
  PUT /api/own-listings/{id}/alert-limits
  PUT /api/own-listings/{id}/lock-box
  PUT /api/seller-defaults
  GET /api/own-listings/{id}/documents/{documentId}/file
  DELETE /api/own-listings/{id}/documents/{documentId}
  DELETE /api/own-listings/{id}/my-part
  PUT /api/brand-kit
  PUT /api/brand-kit/logo
  DELETE /api/brand-kit/logo
  GET /api/brand-kit/logo
  POST /api/own-listings/{id}/marketing-preview
  POST /api/own-listings/{id}/marketing-materials
  GET /api/marketing-materials/{id}/pages/{page}
  POST /api/own-listings/{id}/marketing-materials/refresh
  PUT /api/marketing-materials/{id}
  DELETE /api/marketing-materials/{id}
  POST /api/marketing-materials/{id}/duplicate
  PUT /api/marketing-materials/{id}/archived
  PUT /api/marketing-materials/{id}/plan
  GET /api/marketing-materials/{id}/file
  POST /api/marketing-sets
  GET /api/marketing-sets/{id}/file
  PUT /api/own-places/{placeId}
  DELETE /api/own-places/{placeId}
  POST /api/cmas
  PATCH /api/cmas/{id}
  DELETE /api/cmas/{id}
  POST /api/cmas/{id}/duplicate
  POST /api/cmas/{id}/refresh
  PUT /api/cmas/{id}/comps/{key}
  DELETE /api/cmas/{id}/comps/{key}
  GET /api/cmas/{id}/report
  POST /api/inbox/changes
  PUT /api/reply-templates/{id}
  DELETE /api/reply-templates/{id}
  POST /api/threads/{threadId}/messages
  POST /api/threads/{threadId}/read
  POST /api/threads/{threadId}/close
  GET /api/threads/{threadId}/files/{documentId}
  PUT /api/threads/{threadId}/files/{documentId}
  POST /api/inquiries/{inquiryId}/messages
  POST /api/inquiries/{inquiryId}/answered
  POST /api/inquiries/{inquiryId}/close
  PUT /api/inquiries/{inquiryId}/documents/{documentId}
  POST /api/inquiries/{inquiryId}/replies/{replyId}/report
  POST /api/inquiries/{inquiryId}/withdraw
  POST /api/tour-day
  POST /api/tour-requests/{tourRequestId}/accept-time
  POST /api/tour-requests/{tourRequestId}/other-times
  POST /api/tour-requests/{tourRequestId}/answer
  POST /api/tour-requests/{tourRequestId}/withdraw
  POST /api/notifications/read
  PUT /api/notification-preferences
  PUT /api/mail-pace
  POST /api/saved-searches
  PATCH /api/saved-searches/{id}
  DELETE /api/saved-searches/{id}
  POST /api/saved-searches/{id}/restore
  POST /api/saved-searches/{id}/seen
  POST /api/search-alerts/claim
  POST /api/kept-homes
  DELETE /api/kept-homes/{list}
  PUT /api/kept-homes/{list}/{listingKey}
  DELETE /api/kept-homes/{list}/{listingKey}
  PUT /api/saved-areas/{slug}/{propertyType}
  DELETE /api/saved-areas/{slug}/{propertyType}
  POST /api/collections
  PATCH /api/collections/{id}
  DELETE /api/collections/{id}
  POST /api/collections/{id}/restore
  PUT /api/collections/{id}/homes/{listingKey}
  DELETE /api/collections/{id}/homes/{listingKey}
  POST /api/collections/{id}/comments
  DELETE /api/collections/{id}/comments/{commentId}
  PATCH /api/collections/{id}/members/{userId}
  DELETE /api/collections/{id}/members/{userId}
  PUT /api/dashboard-layout
  PUT /api/valuation/my-homes/{homeId}
  DELETE /api/valuation/my-homes/{homeId}
  PUT /api/valuation/my-homes/{homeId}/corrections/{correctionId}
  DELETE /api/valuation/my-homes/{homeId}/corrections/{correctionId}
  GET /api/valuation/my-homes/{homeId}/report
  POST /api/landing-pages
  PUT /api/landing-pages/{pageId}/draft
  PATCH /api/landing-pages/{pageId}
  POST /api/landing-pages/{pageId}/versions/{version}/restore
  DELETE /api/landing-pages/{pageId}
  PUT /api/landing-pictures/{pictureId}
  DELETE /api/landing-pictures/{pictureId}
  POST /api/landing-leads/{leadId}/reply
  PUT /api/legal-texts/{text}/draft
  POST /api/insights/jobs/{name}/{jobId}/retry
  DELETE /api/insights/alerts/{alertId}
  DELETE /api/insights/views/{viewId}
  PATCH /api/insights/failures/{fingerprint}
  PUT /api/feedback/widgets/{widgetId}
  GET /api/feedback/responses/{responseId}/picture
  PATCH /api/feedback/responses/{responseId}
  POST /api/feedback/responses/{responseId}/reply
  DELETE /api/feedback/responses/{responseId}
  PUT /api/insights/alerts/{alertId}
  PUT /api/insights/views/{viewId}
  POST /api/landing-experiments
  DELETE /api/landing-experiments/{experimentId}
`
  .trim()
  .split('\n')
  .map((line) => line.trim());

/** The calls of `defineSharing` and `defineInviting` are everyday ones, for every kind of thing. */
const SHARING = /^(POST .+\/shares|DELETE .+\/shares\/\{shareId\})$/;
const INVITING =
  /^(POST .+\/invitations?|DELETE .+\/(invitations\/\{invitationId\}|invitation)|POST .+-invitations\/\{token\}\/accept)$/;

describe('every call of the signed-in that writes or gives out a file', () => {
  it('asks for a proof, or is an everyday one', () => {
    const undecided = DECIDED.filter((endpoint) => endpoint.proof === undefined)
      .map(nameOf)
      .filter((name) => !SHARING.test(name) && !INVITING.test(name));
    expect(undecided.toSorted(), 'say proof in the contract, or name the call among the everyday ones').toEqual(
      EVERYDAY.toSorted(),
    );
  });

  it('asks for one wherever it is about sign-in or people’s accounts', () => {
    const accounts = DECIDED.filter(({ path }) => /^\/api\/(admin|auth\/(passkeys|two-factor|sessions|providers))\b/.test(path));
    expect(accounts.length).toBeGreaterThan(10);
    expect(accounts.filter(({ proof }) => proof !== 'recent').map(nameOf)).toEqual([]);
  });
});

it('is asked of who gives papers away, or deletes what cannot be brought back', () => {
  const proven = ENDPOINTS.filter(({ proof }) => proof === 'recent').map(nameOf);
  expect(proven).toEqual(
    expect.arrayContaining([
      'POST /api/documents/{documentId}/shares',
      'POST /api/contracts/{contractId}/shares',
      'PUT /api/documents/{documentId}/grants/{grantId}',
      'GET /api/loan-application/document.pdf',
      'DELETE /api/loan-application',
      'DELETE /api/roadmap',
      'DELETE /api/vault/trash',
    ]),
  );
});

describe('a proof', () => {
  let app: TestApp;
  let admin: Browser;
  let clock = Date.parse('2026-11-21T09:00:00Z');
  beforeAll(async () => {
    app = await openTestApp({ now: () => clock });
    admin = await makePerson(app, { role: 'admin' });
  });
  afterAll(() => app.close());

  function call(endpoint: Endpoint): Promise<string> {
    const params = endpoint.params === undefined ? {} : z.record(z.string(), z.unknown()).parse(sampleOf(endpoint.params));
    const body = endpoint.body === undefined ? undefined : sampleOf(endpoint.body);
    return outcome(admin.send(endpoint.method, endpointUrl(endpoint.path, params), body));
  }

  const PROVEN = ENDPOINTS.filter(({ proof }) => proof === 'recent');

  it('that is older than ten minutes opens none of these calls, one from now does', async () => {
    expect(PROVEN.length).toBeGreaterThan(15);
    clock += 601_000;
    for (const endpoint of PROVEN)
      expect([nameOf(endpoint), await call(endpoint)]).toEqual([nameOf(endpoint), '403 recent-sign-in-needed']);
    for (const endpoint of PROVEN) {
      await app.db
        .updateTable('sessions')
        .set({ authenticated_at: new Date(clock) })
        .execute();
      expect([nameOf(endpoint), await call(endpoint)]).not.toContain('403 recent-sign-in-needed');
    }
  });

  it('by the password is asked where the contract says so', async () => {
    clock += 601_000;
    for (const [path, body] of [
      ['change-password', { newPassword: 'New-Orchard-42' }],
      ['change-email', { email: 'elsewhere@example.com' }],
      ['confirm-identity', {}],
    ] as const) {
      const endpoint = ENDPOINTS.find((known) => known.path === `/api/auth/${path}`);
      expect(endpoint?.proof).toBe('password');
      const answer = await outcome(admin.send('POST', `/api/auth/${path}`, body));
      expect([path, answer]).toEqual([path, expect.stringMatching(/^(400 wrong-password|403 recent-sign-in-needed)$/)]);
    }
    expect(ENDPOINTS.filter(({ proof }) => proof === 'password')).toHaveLength(3);
  });

  it('is asked of who links a provider to an account', async () => {
    const visit = { nonce: 'nonce-of-the-page-1', link: true };
    const google = await openTestApp({ environment: { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' } });
    try {
      const person = await makePerson(google);
      const answer = () => outcome(person.send('POST', '/api/auth/providers/google', visit));
      expect(await answer()).toBe('200');
      await google.db
        .updateTable('sessions')
        .set({ authenticated_at: new Date(Date.now() - 601_000) })
        .execute();
      expect(await answer()).toBe('403 recent-sign-in-needed');
    } finally {
      await google.close();
    }
  });
});
