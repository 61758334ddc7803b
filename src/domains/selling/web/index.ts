import { lazy } from 'react';

export { ownListingOptions, ownListingsOptions, photoUrl as ownPhotoUrl } from './api.ts';
export { DropZone } from './editor/drop-zone.tsx';
export { useSendPhotos } from './editor/use-uploads.ts';
export { FlagList } from './editor/flag-list.tsx';
export { editorHref } from './editor-href.ts';
export { OwnListingOnly } from './own-listing-only.tsx';
export { useOrderPhotos, useOwnListing, useSaveTexts } from './use-optimizing-writes.ts';
export { DashboardSkeleton } from './dashboard/dashboard-skeleton.tsx';
export { SellerTabs } from './seller-tabs.tsx';
export { saleFactsOfDraft } from './flow/sale-facts.ts';
export const ListingsView = lazy(async () => ({ default: (await import('./listings/listings-view.tsx')).ListingsView }));
export const SellerFlow = lazy(async () => ({ default: (await import('./flow/open-flow.tsx')).OpenFlow }));
export const MissingStep = lazy(async () => ({ default: (await import('./flow/missing-step.tsx')).MissingStep }));
export const PublishButton = lazy(async () => ({ default: (await import('./editor/publish-button.tsx')).PublishButton }));
export const ChosenListing = lazy(async () => ({ default: (await import('./chosen-listing.tsx')).ChosenListing }));
export const SellerDashboard = lazy(async () => ({
  default: (await import('./dashboard/seller-dashboard.tsx')).SellerDashboard,
}));
export const ExpertsView = lazy(async () => ({ default: (await import('./experts/experts-view.tsx')).ExpertsView }));
export const ListingSection = lazy(async () => ({
  default: (await import('./settings/listing-section.tsx')).ListingSection,
}));
export const HomeDisclosures = lazy(async () => ({
  default: (await import('./buyers/home-disclosures.tsx')).HomeDisclosures,
}));
export const CompensationSection = lazy(async () => ({
  default: (await import('./settings/compensation-section.tsx')).CompensationSection,
}));
export const HomesListedTwice = lazy(async () => ({
  default: (await import('./admin/homes-listed-twice.tsx')).HomesListedTwice,
}));
