import { expect, test } from '#tests/support/browser-test.ts';

/** The specification's table, with an example for each parameter. */
const ROUTES = `
  /auth/welcome /auth/login /auth/register /auth/forgot-password /demo-login /clear-cache /get-started /auth/reset-password /auth/verify-email
  /auth/callback /terms /privacy / /buyer-workflow /buyer-flow /buyer-dashboard /property-search /properties /neighborhood-explorer /idx-listings
  /fast-online-application /services /service-experts /experts /marketplace /marketplace/bundle/ready-to-list
  /request-service /service-request-confirmation /payment-confirmation /appointments /documents /contract-terms
  /seller-flow /seller-flow/property /seller-flow/intent /seller-dashboard /seller-dashboard-authentic
  /seller-dashboard-demo /demo-seller-dashboard /seller/dashboard/listings /seller/dashboard/inquiries
  /seller/dashboard/experts /seller/dashboard/documents /seller/dashboard/settings /seller/optimize-listing/7
  /vendor-dashboard /enhanced-vendor-dashboard /vendor-onboarding /vendor/settings /vendor/lead/7
  /vendor/offer/accepted /cma /ai-valuation /ai-valuation-details /detailed-ai-valuation
  /listing-optimization /AIListingEnhancer /marketing-materials /generate-marketing-materials
  /generate-marketing-materials/7 /analytics-dashboard /landing-ab-test /landing-admin /widget-testing
  /landing/commission-savings-calculator /landing/ai-home-valuation /landing/fsbo-expert-support
  /how-it-works /why-realty-ai /inquiries /settings /resources /demo /calendar
`
  .trim()
  .split(/\s+/);

test('every route of the table answers with a page of its own', async ({ request }) => {
  for (const path of ROUTES) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), `headings of ${path}`).toHaveLength(1);
    expect(html, `title of ${path}`).toMatch(/<title>[^<]+<\/title>/);
  }
});

test('unknown addresses answer 404 inside the shell', async ({ request }) => {
  for (const path of [
    '/no-such-page',
    '/property/zzzz',
    '/auth/nothing',
    '/seller-flow/nothing',
    '/properties/extra',
    '/service-provider/7',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(/<h1[ >]/);
  }
});

test('homes answer by their status', async ({ request, homes }) => {
  for (const [status, answer] of [
    ['Active', 200],
    ['Active Under Contract', 200],
    ['Coming Soon', 200],
    ['Pending', 200],
    ['Closed', 200],
    ['Withdrawn', 410],
    ['Canceled', 410],
    ['Expired', 410],
    ['Delete', 410],
    ['Incomplete', 404],
  ] as const) {
    const key = await homes.keyOf(status);
    expect((await request.get(`/property/${key}`)).status(), `page of ${status}`).toBe(answer);
    expect((await request.get(`/api/listings/${key}`)).status(), `API of ${status}`).toBe(answer);
  }
});

test('every answer carries the security headers and a strict policy', async ({ request, homes }) => {
  const html = await (await request.get('/')).text();
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const cover = /\/api\/media\/[^" ]+\.webp/.exec(html)?.[0] ?? '';
  const paths = ['/', `/property/${await homes.keyOf('Active')}`, `/property/${await homes.keyOf('Withdrawn')}`, '/nothing'];
  const others = [
    '/api/listings?limit=1',
    '/api/nothing',
    '/api/listings?limit=abc',
    '/robots.txt',
    '/assets/nothing.js',
    asset,
    cover,
  ];
  for (const path of [...paths, ...others, '/sitemap.xml', '/favicon.svg', '/api/docs']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, `policy of ${path}`).toContain('default-src');
    expect(policy, `policy of ${path}`).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});
