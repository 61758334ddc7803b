import { expect, it } from 'vitest';
import { messageField } from './contact-form.ts';
import { hasCardNumber, maskCardNumbers } from './card-number.ts';

it.each([
  ['4242 4242 4242 4242', true],
  ['my card: 4242-4242-4242-4242, thanks', true],
  ['378282246310005', true],
  ['5555555555554444.', true],
  ['30569309025904', true],
  ['Apt 12 4242 4242 4242 4242 425 555 0134', true],
  ['7 378282246310005', true],
  ['4242.4242.4242.4242', true],
  ['4242 - 4242 - 4242 - 4242', true],
  ['4242\u00a04242\u20134242  4242', true],
  ['4\u200b2\u200b4\u200b2\u200b424242424242', true],
  ['４２４２４２４２４２４２４２４２', true],
  ['3782.822463.10005', true],
  ['4242 4242 4242 4241', false],
  // Points between dates, prices and addresses of the network.
  ['30.11.2026 30.11.2026', false],
  ['4.242.424.242.424.242', false],
  ['4242\n4242\n4242\n4242', false],
  // A moment in milliseconds, a parcel, two phone numbers, a number inside a longer one.
  ['1764300000000', false],
  ['9400110200881234567890', false],
  ['425 555 0134, 425 555 0199', false],
  ['84242424242424242429', false],
  ['', false],
])('%s: %s', (text, isCard) => {
  expect(hasCardNumber(text)).toBe(isCard);
  expect(maskCardNumbers(text) !== text).toBe(isCard);
});

it('leaves the last four digits, and nothing of it reaches a message', () => {
  expect(maskCardNumbers('pay 4242424242424242 and 5555 5555 5555 4444')).toBe('pay [card …4242] and [card …4444]');
  expect(maskCardNumbers('at 12 4242 4242 4242 4242, ４２４２４２４２４２４２４２４２')).toBe('at 12 [card …4242], [card …4242]');
  expect(messageField(100).safeParse('Use 4242 4242 4242 4242').success).toBe(false);
  expect(messageField(100).parse(' Call 425 555 0134 ')).toBe('Call 425 555 0134');
});
