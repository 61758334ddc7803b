import { describe, expect, it } from 'vitest';
import { growsSteadily } from '#tests/support/work-time.ts';
import { findClaim } from './claims.ts';

describe('claims', () => {
  it.each([
    'Seven percent more for your home.',
    'Nine out of ten sellers would use us again.',
    'Rated 4.9 out of 5 stars.',
    'Join 5,000 happy sellers.',
    'We have helped over 900 families move.',
    'Most sellers get an offer in a week.',
    'Save thousands on your sale.',
    'Zero fees.',
    'Homes listed with us sell twice as fast.',
    'Half the cost of an agent.',
    'Our estimates are more accurate than Zillow’s.',
    'Pay less than with an agent.',
    'You will get more for your home.',
    'No one beats our fees.',
    'We are the No. 1 site for sellers.',
    'The most accurate home value in town.',
    'Unbeatable prices.',
    'The only site that tells you the truth.',
    'Guaranteed to close.',
    'Your sale is certain.',
    'Sell in nine days.',
    'Experts agree: listing by yourself pays off.',
    'The leader in home sales.',
  ])('are made by %j', (text) => {
    expect(findClaim(text)).not.toBeNull();
  });

  it.each([
    'Homes with 3 bedrooms and a garden.',
    'Open Monday to Friday, 9 to 5.',
    'Read more than one quote before you hire.',
    'Half an hour is enough for a first talk.',
    'The price is always yours to decide.',
    'The buyer can ask for repairs within ten days of the inspection.',
    'What is the best time to call you?',
    'We do not guarantee a sale.',
    'A survey shows where your lot ends.',
    'Save your search and hear of new homes.',
    'Nobody has to be at home.',
  ])('are not made by %j', (text) => {
    expect(findClaim(text)).toBeNull();
  });

  it.each([
    ['We sell 95% of homes.', '95%'],
    ['Up to 1,204.5 % more, he said.', '1,204.5 %'],
    ['It saves $12,500, on average.', '$12,500'],
    ['Ask us: 5% is little.', '5%'],
  ])('say their figure whole: %j', (text, claim) => {
    expect(findClaim(text)).toBe(claim);
  });

  it.each(['1,', '9', 'more ', 'sell ', 'half of ', 'save '])(
    'are looked for in much of %j at a cost that grows with it',
    (part) => {
      expect(growsSteadily(findClaim, (length) => part.repeat(length / part.length), 40_000, 50)).toBe(true);
    },
  );
});
