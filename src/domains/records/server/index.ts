export {
  loadRecords,
  removeRecords,
  type NewParcel,
  type NewSale,
  type NewTaxRecord,
  type ParcelRef,
  type PublicRecords,
} from './load-records.ts';
