/** What a form of a landing page may ask besides the address for the answer, as the editor names it. */
export const LEAD_FIELDS = {
  name: 'Name',
  phone: 'Phone',
  message: 'Their question',
  zip: 'ZIP code',
  homeAddress: 'Address of the home',
} as const;
export type LeadField = keyof typeof LEAD_FIELDS;
const LEAD_FIELD_KEYS = Object.keys(LEAD_FIELDS) as [LeadField, ...LeadField[]];

/** How a form asks for something. */
export const ASKS = ['required', 'optional', 'no'] as const;
export type AskedFields = Record<LeadField, (typeof ASKS)[number]>;

/** What forms ask if nobody chose. */
export const USUAL_FIELDS: AskedFields = {
  name: 'required',
  phone: 'optional',
  message: 'optional',
  zip: 'no',
  homeAddress: 'no',
};

const MISSING: Record<LeadField, string> = {
  name: 'Tell us your name, at least 2 characters',
  phone: 'Add a phone number',
  message: 'Write your question',
  zip: 'Add the ZIP code',
  homeAddress: 'Add the address of the home',
};

type Answers = Partial<Record<LeadField, string | undefined>>;

/** What is missing of what a form requires, by field. */
export function missingFields(asked: AskedFields, answers: Answers): Partial<Record<LeadField, string>> {
  const missing = LEAD_FIELD_KEYS.filter((name) => asked[name] === 'required' && (answers[name] ?? '').trim() === '');
  return Object.fromEntries(missing.map((name) => [name, MISSING[name]]));
}

/** The answers that a form asked for; the others are empty. */
export function askedAnswers(asked: AskedFields, answers: Answers): Record<LeadField, string> {
  const answerTo = (name: LeadField) => (asked[name] === 'no' ? '' : (answers[name] ?? ''));
  return {
    name: answerTo('name'),
    phone: answerTo('phone'),
    message: answerTo('message'),
    zip: answerTo('zip'),
    homeAddress: answerTo('homeAddress'),
  };
}
