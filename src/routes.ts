import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Addresses are listed as they are spelled: any other spelling is a page that does not exist. */
function asSpelled(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ children, ...entry }) => ({
    ...entry,
    ...(entry.path !== undefined && { caseSensitive: true }),
    ...(children !== undefined && { children: asSpelled(children) }),
  }));
}

/** The whole route table, in the order of the specification. */
export default asSpelled([
  layout('./app/shell/layout.tsx', [
    layout('./app/shell/page-boundary.tsx', [
      // Authentication
      layout('./app/shell/auth-layout.tsx', [
        route('/auth/welcome', './domains/accounts/web/pages/welcome.tsx'),
        route('/auth/login', './domains/accounts/web/pages/login.tsx'),
        route('/auth/register', './domains/accounts/web/pages/register.tsx'),
        route('/auth/forgot-password', './domains/accounts/web/pages/forgot-password.tsx'),
        route('/auth/reset-password', './domains/accounts/web/pages/reset-password.tsx'),
        route('/auth/verify-email', './domains/accounts/web/pages/verify-email.tsx'),
        route('/auth/callback', './domains/accounts/web/pages/callback.tsx'),
      ]),
      route('/demo-login', './domains/accounts/web/pages/demo-login.tsx'),
      route('/clear-cache', './domains/accounts/web/pages/clear-cache.tsx'),
      route('/get-started', './domains/accounts/web/pages/get-started.tsx'),
      route('/terms', './domains/legal/web/pages/terms.tsx'),
      route('/privacy', './domains/legal/web/pages/privacy.tsx'),

      // Home
      index('./app/pages/home.tsx'),

      // Buyer
      route('/buyer-dashboard', './app/pages/buyer-dashboard.tsx'),
      route('/fast-online-application', './domains/financing/web/pages/fast-online-application.tsx'),
      route('/buyer-workflow', './app/pages/buyer-workflow.tsx'),
      layout('./app/shell/query-layout.tsx', [route('/buyer-flow', './domains/matching/web/pages/buyer-flow.tsx')]),
      route('/property-search', './domains/search/web/pages/property-search.tsx'),
      route('/properties', './app/pages/properties.tsx'),
      route('/property/:id', './app/pages/property.tsx'),
      route('/property/:id/tour', './domains/listings/web/pages/property-tour.tsx'),
      route('/neighborhood-explorer', './app/pages/neighborhood-explorer.tsx'),
      route('/idx-listings', './app/pages/idx-listings.tsx'),
      route('/assistants', './domains/assistants/web/pages/assistants.tsx'),
      route('/assistants/connect', './domains/assistants/web/pages/connect.tsx'),

      // Services and marketplace
      route('/services', './domains/billing/web/pages/services.tsx'),
      route('/service-provider/:id', './app/pages/service-provider.tsx'),
      route('/service-experts', './domains/experts/web/pages/service-experts.tsx'),
      route('/experts', './domains/experts/web/pages/experts.tsx'),
      route('/experts/ranking', './domains/experts/web/pages/ranking.tsx'),
      route('/marketplace', './domains/billing/web/pages/marketplace.tsx'),
      route('/marketplace/bundle/:id', './domains/billing/web/pages/bundle.tsx'),
      route('/request-service', './domains/hiring/web/pages/request-service.tsx'),
      route('/service-request-confirmation', './domains/hiring/web/pages/service-request-confirmation.tsx'),
      route('/payment-confirmation', './domains/billing/web/pages/payment-confirmation.tsx'),
      route('/appointments', './domains/bookings/web/pages/appointments.tsx'),
      route('/appointments/day', './domains/bookings/web/pages/tour-day.tsx'),
      route('/appointments/hours', './domains/bookings/web/pages/hours.tsx'),
      route('/book/:handle', './domains/bookings/web/pages/booking-page.tsx'),

      // Documents and contracts
      route('/documents', './app/pages/documents.tsx'),
      route('/contract-terms', './domains/contracts/web/pages/contract-terms.tsx'),

      // Seller
      layout('./app/shell/query-layout.tsx', { id: 'seller-intent' }, [
        route('/seller-flow/intent', './domains/selling/web/pages/seller-intent.tsx'),
      ]),
      route('/seller-flow/:step?', './app/pages/seller-flow.tsx'),
      route('/seller-dashboard', './domains/selling/web/pages/to-seller-dashboard.ts', { id: 'to-seller-dashboard' }),
      route('/seller-dashboard-authentic', './app/pages/seller-dashboard-authentic.tsx'),
      route('/seller-dashboard-demo', './domains/selling/web/pages/seller-dashboard-demo.tsx'),
      route('/demo-seller-dashboard', './domains/selling/web/pages/to-seller-dashboard.ts', { id: 'to-seller-dashboard-demo' }),
      route('/seller/dashboard/listings', './app/pages/seller-listings.tsx'),
      route('/seller/dashboard/inquiries', './app/pages/seller-inquiries.tsx'),
      route('/seller/dashboard/experts', './app/pages/seller-experts.tsx'),
      route('/seller/dashboard/documents', './domains/selling/web/pages/sale-documents.tsx'),
      route('/seller/dashboard/settings', './app/pages/seller-settings.tsx'),
      route('/seller/optimize-listing/:listingId', './domains/optimizing/web/pages/optimize-listing.tsx'),

      // Vendor
      route('/vendor-dashboard', './domains/hiring/web/pages/vendor-dashboard.tsx'),
      route('/enhanced-vendor-dashboard', './domains/hiring/web/pages/enhanced-vendor-dashboard.tsx'),
      route('/vendor-onboarding', './domains/experts/web/pages/vendor-onboarding.tsx'),
      route('/vendor/settings', './domains/experts/web/pages/vendor-settings.tsx'),
      route('/vendor/lead/:leadId', './domains/hiring/web/pages/lead.tsx'),
      route('/vendor/offer/accepted', './domains/hiring/web/pages/offer-accepted.tsx'),

      // AI tools
      route('/cma', './domains/cma/web/pages/cma.tsx'),
      layout('./app/shell/query-layout.tsx', { id: 'valuation' }, [
        route('/ai-valuation', './domains/valuation/web/pages/ai-valuation.tsx'),
        route('/ai-valuation-details', './domains/valuation/web/pages/ai-valuation-details.tsx'),
        route('/detailed-ai-valuation/:listingId?', './domains/valuation/web/pages/detailed-ai-valuation.tsx'),
        route('/landing/ai-home-valuation', './domains/valuation/web/pages/ai-home-valuation-landing.tsx'),
      ]),
      route('/accuracy', './domains/valuation/web/pages/accuracy.tsx'),
      route('/listing-optimization', './domains/optimizing/web/pages/listing-optimization.tsx'),
      route('/AIListingEnhancer', './domains/optimizing/web/pages/listing-enhancer.tsx'),
      route('/marketing-materials', './domains/marketing/web/pages/marketing-materials.tsx'),
      route('/generate-marketing-materials/:listingId?', './domains/marketing/web/pages/generate-marketing-materials.tsx'),

      // Admin and analytics
      route('/analytics-dashboard', './domains/insights/web/pages/analytics-dashboard.tsx'),
      route('/landing-ab-test', './domains/landing/web/pages/landing-ab-test.tsx'),
      route('/landing-admin', './domains/landing/web/pages/landing-admin.tsx'),
      route('/widget-testing', './domains/feedback/web/pages/widget-testing.tsx'),

      // Landing pages
      route('/landing/commission-savings-calculator', './domains/landing/web/pages/commission-savings-calculator.tsx'),
      route('/landing/fsbo-expert-support', './domains/landing/web/pages/fsbo-expert-support.tsx'),
      route('/landing/:slug', './domains/landing/web/pages/landing-page.tsx'),

      // Other
      route('/how-it-works', './app/pages/how-it-works.tsx'),
      route('/why-realty-ai', './app/pages/why-realty-ai.tsx'),
      route('/inquiries', './app/pages/inquiries.tsx'),
      route('/settings', './app/pages/settings.tsx'),
      layout('./app/shell/query-layout.tsx', { id: 'admin' }, [route('/admin/:section', './app/pages/admin.tsx')]),
      route('/resources', './domains/notifications/web/pages/coming-soon.tsx', { id: 'coming-soon/resources' }),
      route('/demo', './domains/notifications/web/pages/coming-soon.tsx', { id: 'coming-soon/demo' }),
      route('/calendar', './domains/notifications/web/pages/coming-soon.tsx', { id: 'coming-soon/calendar' }),

      // By link
      route('/shared/cma/:token', './domains/cma/web/pages/shared-cma.tsx'),
      layout('./app/shell/query-layout.tsx', { id: 'shared-valuation' }, [
        route('/shared/valuation/:token', './domains/valuation/web/pages/shared-valuation.tsx'),
      ]),
      layout('./app/shell/query-layout.tsx', { id: 'shared-contract' }, [
        route('/shared/contract/:token', './domains/contracts/web/pages/shared-contract.tsx'),
      ]),
      route('/shared/roadmap/:token', './domains/roadmaps/web/pages/shared-roadmap.tsx'),
      route('/shared/photos/:token', './domains/marketing/web/pages/shared-photos.tsx'),
      route('/shared/sign/:token', './domains/signing/web/pages/sign.tsx'),
      route('/shared/verify/:token', './domains/signing/web/pages/verify.tsx'),
      route('/shared/file/:token', './domains/documents/web/pages/shared-file.tsx'),
      route('/shared/request/:token', './domains/documents/web/pages/asked-file.tsx'),
      route('/shared/service-request/:token', './domains/hiring/web/pages/shared-request.tsx'),
      route('/shared/:kind/:token', './domains/saved/web/pages/shared.tsx'),
      route('/invite/loan/:token', './domains/financing/web/pages/loan-invitation.tsx'),
      route('/invite/listing/:token', './domains/selling/web/pages/listing-invitation.tsx'),
      route('/invite/vendor/:token', './domains/experts/web/pages/vendor-invitation.tsx'),
      route('/invite/roadmap/:token', './domains/roadmaps/web/pages/roadmap-invitation.tsx'),
      route('/invite/:token', './domains/saved/web/pages/invite.tsx'),
      route('/my-tour/:token', './domains/appointments/web/pages/my-tour.tsx'),
      route('/reply/tour/:token', './domains/appointments/web/pages/reply-tour.tsx'),
      route('/reply/:token', './domains/inquiries/web/pages/reply.tsx'),
      route('/unsubscribe/:token', './domains/notifications/web/pages/unsubscribe.tsx'),

      // Development only; the pages answer 404 elsewhere.
      route('/ui', './app/pages/ui.tsx'),
      route('/dev/mailbox', './domains/notifications/web/pages/mailbox.tsx'),

      route('*', './app/pages/not-found.tsx'),
    ]),
  ]),
]) satisfies RouteConfig;
