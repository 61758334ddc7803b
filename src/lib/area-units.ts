export const SQFT_PER_ACRE = 43_560;
export const SQFT_PER_SQUARE_METER = 10.763_910_4;

/** Square feet in one unit of area, by how feeds write it. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/acre|^ac\.?$/i, SQFT_PER_ACRE],
  [/hectare|^ha\.?$/i, 10_000 * SQFT_PER_SQUARE_METER],
  [/f(ee|oo)t|^(sq|square)?\.?\s*ft|sqft|^sf$/i, 1],
  [/met(er|re)|sq\.?\s*m|^m2$|m²|^m\^2$/i, SQFT_PER_SQUARE_METER],
];

/** Square feet in one of a unit; undefined for a word that is none. */
export function squareFeetIn(unit: string): number | undefined {
  return UNITS.find(([pattern]) => pattern.test(unit.trim()))?.[1];
}

/** "1/4 acre", "2-1/2 acres"; a fraction without a unit could be much else. */
const FRACTION =
  /^\s*(?:(\d{1,3})[\s-]{1,3})?(\d{1,3})\s?[/\u2044]\s?([1-9]\d{0,2})[\s-]{0,3}(?:of an?\s)?([a-z][a-z.\s]{0,20})$/i;
const FRACTION_SIGN = /[¼-¾⅐-⅞]/g;

/** What says that an area is rounded: "1,488 +/-", "~0.4 acres", "2.5 acres m/l". */
const ROUNDED =
  /^\s*(?:[~≈±]|(?:approx(?:imately)?|apx|about|circa)\b\.?)\s*|\s*(?:\+\s?\/?\s?-|±|\b(?:approx(?:imately)?|apx|m\/l|mol)\b\.?|more or less)\s*$/gi;

const UNIT_NAMES = ['unit', 'units', 'unitText', 'uom'];
const AMOUNT_NAMES = ['value', 'size', 'amount', 'area'];

/** Whether an object is an area with its unit: `{"size": 2100, "units": "sqft"}`. */
export const isSize = (value: object): boolean =>
  AMOUNT_NAMES.some((name) => name in value) && UNIT_NAMES.some((name) => name in value);

function readSize(value: object): { amount: unknown; unit: string } {
  const size: Readonly<Record<string, unknown>> = { ...value };
  const unit = UNIT_NAMES.map((name) => size[name]).find((one) => typeof one === 'string');
  return { amount: AMOUNT_NAMES.map((name) => size[name]).find((one) => one !== undefined), unit: String(unit ?? '') };
}

/** "1,850 sq ft" or "1/4 acre" as its number and its unit; anything else as it came, without a unit. */
export function splitUnit(sent: unknown): { amount: unknown; unit: string } {
  if (typeof sent === 'object' && sent !== null && isSize(sent)) return readSize(sent);
  const value = typeof sent === 'string' ? sent.replaceAll(ROUNDED, '') : sent;
  const fraction =
    typeof value === 'string' ? FRACTION.exec(value.replace(FRACTION_SIGN, (sign) => ` ${sign.normalize('NFKC')}`)) : null;
  if (fraction !== null) {
    const [, whole = '0', part, parts, unit = ''] = fraction;
    if (squareFeetIn(unit) !== undefined) return { amount: Number(whole) + Number(part) / Number(parts), unit };
  }
  const [, amount, unit = ''] =
    (typeof value === 'string' ? /^\s*([\d.,\s]*\d)\s*([a-z][a-z.\s²^2]{0,20})$/i.exec(value) : null) ?? [];
  return amount !== undefined && squareFeetIn(unit) !== undefined ? { amount, unit } : { amount: value, unit: '' };
}
