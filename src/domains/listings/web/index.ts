import { lazy } from 'react';

export { AsOf } from './components/as-of.tsx';
export { CardPhotos } from './components/card-photos.tsx';
export { HomeExtrasContext, type HomeExtras } from './components/home-extras.ts';
export { HomeName } from './components/home-name.tsx';
export { HomesSection } from './components/homes-section.tsx';
export { firmLine, ListingCard, type ListingCardProps } from './components/listing-card.tsx';
export { mediaSrcSet, mediaUrl } from '../model/media-address.ts';
export { pictureNote } from '../model/picture-note.ts';
export { streetOf } from '../model/street-of.ts';
export { TRAIT_GROUPS, TRAITS } from '../model/trait-names.ts';
export { OldSources } from './components/old-sources.tsx';
export { OfferLink } from './components/offer-link.tsx';
export { NewestHomes } from './components/newest-homes.tsx';
export { FactsSection } from './property/facts-section.tsx';
export { KeyFacts } from './property/key-facts.tsx';
export { MediaLinks } from './property/media-links.tsx';
export { HistorySection } from './property/history-section.tsx';
export {
  costInputsOf,
  describeListing,
  localityOf,
  priceCentsOf,
  sharedPictureOf,
  structuredDataOf,
  titleOf,
} from './property/listing-meta.ts';
export { photosOf } from './property/listing-photos.ts';
export { MonthlyCostSection } from './property/monthly-cost-section.tsx';
export { OpenHousesSection } from './property/open-houses-section.tsx';
export { SimilarSection } from './property/similar-section.tsx';
export { StandingNotice } from './property/standing-notice.tsx';
/** Replaces a home's page once the home is gone. */
export const GoneHome = lazy(async () => ({ default: (await import('./property/gone-home.tsx')).GoneHome }));
