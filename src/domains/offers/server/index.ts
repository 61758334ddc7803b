export { countOfferDays } from './count-offers.ts';
export { moveOffer } from './move-offer.ts';
export { recallOffer } from './recall-offer.ts';
export { submitOffer } from './submit-offer.ts';
