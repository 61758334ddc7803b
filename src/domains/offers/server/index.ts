export { countOfferDays } from './count-offers.ts';
