/** Property types and subtypes of the listing standard that people do not buy or rent as homes. */
const NO_HOMES = new Set([
  'Agriculture',
  'Boat Slip',
  'Business',
  'Business Opportunity',
  'Commercial Lease',
  'Commercial Sale',
  'Deeded Parking',
  'Farm',
  'Hotel/Motel',
  'Industrial',
  'Land',
  'Mobile Home Park',
  'Office',
  'Retail',
  'Timeshare',
  'Unimproved Land',
  'Warehouse',
]);
const LET = 'Residential Lease';

const NO_HOME = 'This is not a home. The model learned only from sales of homes, and estimates nothing else.';
const FOR_RENT = 'This home is offered for rent. The estimate is a sale price, and only homes for sale show it.';

/** Why this type and subtype gets no estimate. Null for homes, and if nothing says otherwise. */
export function refuseKind(type: unknown, subType: unknown): string | null {
  if ([type, subType].some((word) => typeof word === 'string' && NO_HOMES.has(word))) return NO_HOME;
  return type === LET ? FOR_RENT : null;
}
