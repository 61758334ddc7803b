export { findVendors, type Vendor, type VendorOffer } from './find-vendors.ts';
export { type ImportedVendor, removeVendors, replaceVendors } from './import-vendors.ts';
export { findZip, type Located, locateNeed } from './locate-need.ts';
export { matchVendors, type MatchResult, type ServiceNeed } from './match-vendors.ts';
export { recordVendorStatistics, type VendorStatistics } from './record-statistics.ts';
export { listMemberships, type Membership, requireVendorMember } from './require-vendor.ts';
