export { firmLine, ListingCard, type ListingCardProps } from './components/listing-card.tsx';
export { mediaSrcSet, mediaUrl } from '../model/media-address.ts';
export { streetOf } from '../model/street-of.ts';
