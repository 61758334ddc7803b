export { CardPhotos } from './components/card-photos.tsx';
export { HomeExtrasContext, type HomeExtras } from './components/home-extras.ts';
export { HomesSection } from './components/homes-section.tsx';
export { firmLine, ListingCard, type ListingCardProps } from './components/listing-card.tsx';
export { mediaSrcSet, mediaUrl } from '../model/media-address.ts';
export { streetOf } from '../model/street-of.ts';
export { TRAIT_GROUPS, TRAITS } from '../model/trait-names.ts';
