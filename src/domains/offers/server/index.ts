export { countOfferDays } from './count-offers.ts';
export { listOpenOffers } from './list-open-offers.ts';
export { findContractBuyers, findSaleOf } from './find-sale.ts';
export { listDeadlinesFor, type OfferDeadline } from './list-deadlines.ts';
export { listSaleDatesFor, type SaleDate } from './list-sale-dates.ts';
export { moveOffer } from './move-offer.ts';
export { recallOffer } from './recall-offer.ts';
export { submitOffer } from './submit-offer.ts';
export { listOfferSteps } from './list-steps.ts';
