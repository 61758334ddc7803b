/** How a seller plans to handle what buyers pay their own agents (NAR settlement of 2024). The listing itself makes no offer. */
export const COMPENSATION = {
  ask: 'I look at what each offer asks for',
  concession: 'I may pay a concession that the buyer can use as they like',
  none: 'I do not plan to pay for the buyer’s agent',
} as const;
export type Compensation = keyof typeof COMPENSATION;
export const COMPENSATION_KEYS = Object.keys(COMPENSATION) as [Compensation, ...Compensation[]];

/** What to say to buyers' agents who ask, until the seller writes something else. */
export const USUAL_COMPENSATION_TEXT =
  'What a buyer pays their agent is negotiable and not set by law. Please write what you ask for into the offer. We look at the whole offer.';

const FIXED_RATES =
  /\b(?:standard|customary|usual|typical|normal|going|prevailing|industry|market)\b[\w\s’'%.,-]{0,30}\b(?:commission|compensation|fee|rate|split)s?\b|\bset by (?:law|the (?:mls|board|association|state|nar))\b|\brequired by (?:law|the (?:mls|board|association|nar))\b/i;

/** What is wrong with a text about compensation. Undefined if nothing is. */
export function doubtCompensation(text: string): string | undefined {
  const found = FIXED_RATES.exec(text.replaceAll(/\b(?:not|never|nor|no|nobody)\b[^.]{0,40}\bset by\b[^.]{0,80}/gi, ''))?.[0];
  if (found !== undefined) return `“${found}” sounds as if someone set the rate. Compensation is negotiable and not set by law.`;
  if (text.trim() !== '' && !/\bnegotia/i.test(text)) return 'Say that compensation is negotiable and not set by law.';
  return undefined;
}
