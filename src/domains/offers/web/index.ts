import { lazy } from 'react';

export { MakeOffer } from './components/make-offer.tsx';
export const MyOffersCard = lazy(async () => ({ default: (await import('./components/my-offers-card.tsx')).MyOffersCard }));
export const SellerOffers = lazy(async () => ({ default: (await import('./components/seller-offers.tsx')).SellerOffers }));
