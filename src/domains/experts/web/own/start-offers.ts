import type { OfferForm, OwnVendor } from '../../contract.ts';

/** What a vendor offers, as its forms change it. */
export const startOffers = ({ offers }: OwnVendor): OfferForm[] =>
  offers.map(({ isListed: _listed, why: _why, ...offer }) => offer);
