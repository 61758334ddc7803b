import type { Random } from '#lib/random.ts';

/** A placeholder for a number that JavaScript cannot write, replaced in the JSON text. */
const RAW_NUMBERS = ['1e400', '-1e400', '-0', '1e-400', '9007199254740993', '123456789012345678901234567890'];
const RAW = /"raw:(-?[\de-]+)"/g;

const NUMBERS = [-1, 0, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e15, 1e21, 1e308, 5e-324];

const DAYS = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '2021-02-30',
  '1899-12-31',
  '9999-12-31',
  '275760-09-13',
  '-000001-01-01',
  '2020…',
  '24:00',
  '25:61',
];
const INSTANTS = [
  ...DAYS.map((day) => `${day}T00:00:00Z`),
  '2026-05-01T24:00:00Z',
  '2026-05-01T23:59:60Z',
  '2026-05-01T12:00:00+23:59',
  '0001-01-01T00:00:00+14:00',
  `2026-05-01T12:00:00.${'9'.repeat(300)}Z`,
];
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e',
  '\ufeff',
  'İ',
  'ﷺ'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(30),
  'x'.repeat(10_000),
  '%',
  '%00',
  '\\',
  "'; drop table users; --",
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'NaN',
  'Infinity',
  '-1',
  '1e400',
  '0x10',
  '9007199254740993',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  ',,,,',
  '1,2,3,4',
  '-180,-90,180,90',
  '0,0;0,0;0,0',
  '|;|,',
  ...['{}', '[]', '[0,"a",9e99,1,1,1]', '["2020…","x"]', '{"sort":"newest","key":"0000-00-00","id":1e300}', '['.repeat(90)].map(
    (text) => Buffer.from(text).toString('base64url'),
  ),
];

/** A hostile value of any type. */
export function drawHostile(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.pick(NUMBERS),
    () => `raw:${random.pick(RAW_NUMBERS)}`,
    () => random.pick(TEXTS),
    () => random.pick(TEXTS),
    () => random.pick(INSTANTS),
    () => random.pick(DAYS),
    () => random.pick([null, true, false, {}, []]),
    () => nest(random.pick([10, 60, 70, 3000]), random.chance(0.5)),
    () => Array.from({ length: random.pick([300, 60_000]) }, () => random.pick<unknown>([0, null, 'x', {}])),
    () => ({ ['__proto__']: { isAdmin: true }, constructor: 1, 'a\0b': 1 }),
  ])();
}

/** A hostile text, as a parameter of an address. */
export function drawHostileText(random: Random): string {
  return random.pick([
    random.pick(TEXTS),
    random.pick(TEXTS),
    random.pick(INSTANTS),
    random.pick(DAYS),
    String(random.pick(NUMBERS)),
    random.pick(RAW_NUMBERS),
  ]);
}

/** Parts of an address that no encoder writes. */
export const BROKEN_PARTS = ['%', '%ED%A0%80', '%FF%FE', '%C0%80', '%00', '%2e%2e%2f', '%u0041', '+', ';', '%25%30%30'];

function nest(levels: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** JSON with the numbers that JavaScript cannot write. */
export function writeHostileJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(RAW, (_text, number: string) => number);
}

/** Percent-encodes half characters as bytes that are not valid text. */
export function encodePart(text: string): string {
  return text
    .split(/([\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/)
    .map((part, index) => (index % 2 === 1 ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}
