export { findVendors, type Vendor, type VendorOffer } from './find-vendors.ts';
export { matchVendors, type MatchResult, type ServiceNeed } from './match-vendors.ts';
export { recordVendorStatistics, type VendorStatistics } from './record-statistics.ts';
export { listMemberships, type Membership, requireVendorMember } from './require-vendor.ts';
