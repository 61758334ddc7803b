import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari on macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/138.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36 EdgA/138.0', 'Edge on Android'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('names %s', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
