export * from './contract/cards.ts';
export * from './contract/evidence.ts';
export * from './contract/finding.ts';
export * from './contract/own.ts';
export * from './contract/review.ts';
export * from './contract/saving.ts';
export * from './contract/standing.ts';
export { BACKGROUND_CONSENT } from './model/background-consent.ts';
export { AGREEMENT_KEYS, AGREEMENTS, type AgreementKey } from './model/agreements.ts';
export { isStep, type Step, STEP_KEYS, STEPS } from './model/onboarding.ts';
export { findState, type State, STATES } from './model/states.ts';
export { INSURANCE_KINDS, INSURANCE_WORDS, type InsuranceKind } from './model/insurance.ts';
export { CONTACT_WISHES, type ContactWish, isContactWish } from './model/contact-wishes.ts';
export {
  categoryOf,
  takesEverything,
  type FeeModel,
  needsLicense,
  SERVICE_CATEGORIES,
  type ServiceCategory,
} from './model/categories.ts';
export {
  checkAnswers,
  hintOf,
  MOST_SCOPE_LETTERS,
  sayAnswer,
  type ScopeAnswers,
  type ScopeQuestion,
  takesOf,
} from './model/scope.ts';
export {
  MEMBER_ROLES,
  MEMBER_WORDS,
  mayDo,
  readMemberRole,
  sayMember,
  type MemberRole,
  type VendorRight,
} from './model/members.ts';
export { CHECK_KINDS, CHECK_WORDS, type CheckKind } from './model/ledger.ts';
export { sayMiles } from './model/say-why.ts';
export { PRICE_MODELS, PRICE_WORDS, type Price, type PriceModel, sayPrice } from './model/prices.ts';
export { PART_NAMES } from './model/ranking-words.ts';
export { PARTS, WEIGHTS } from './model/ranking.ts';
export {
  hasPage,
  STATUS_WORDS,
  VENDOR_CHANGES,
  VENDOR_STATUSES,
  type VendorChange,
  type VendorStatus,
} from './model/vendor-status.ts';
