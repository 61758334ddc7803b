export { loadRecords, removeRecords, type NewParcel, type NewSale, type NewTaxRecord, type PublicRecords } from './load-records.ts';
