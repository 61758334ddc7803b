export interface SideWords {
  /** What the paper may call this side, as a pattern: "seller|vendor". */
  own: string;
  /** What it may call the other. */
  other: string;
  /** What a label calls it besides, where nothing else names it. */
  label?: string;
}

export const SELLER: SideWords = {
  own: 'sellers?|vendors?|grantors?',
  other: 'buyers?|purchasers?|vendees?|grantees?',
  label: 'owners?|builders?|developers?|owners? of record',
};
export const BUYER: SideWords = {
  own: 'buyers?|purchasers?|vendees?|grantees?',
  other: 'sellers?|vendors?|grantors?',
  label: 'home ?buyers?|offerors?|(?:high(?:est)? |winning |successful )bidders?',
};
export const ASSIGNOR: SideWords = { own: 'assignors?', other: 'assignees?' };
export const ASSIGNEE: SideWords = { own: 'assignees?', other: 'assignors?' };
export const LANDLORD: SideWords = {
  own: 'landlords?|lessors?|owners?|housing providers?',
  other: 'tenants?|lessees?|residents?',
};
export const TENANT: SideWords = { own: 'tenants?|lessees?|residents?', other: 'landlords?|lessors?|housing providers?' };
