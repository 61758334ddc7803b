export { firmLine, ListingCard, streetOf, type ListingCardProps } from './components/listing-card.tsx';
