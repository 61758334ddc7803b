export {
  loadRecords,
  removeRecords,
  type NewParcel,
  type NewSale,
  type NewTaxRecord,
  type ParcelRef,
  type PublicRecords,
} from './load-records.ts';
export {
  findHomes,
  findNewestTax,
  findRecordedAddress,
  findSales,
  hasSales,
  listSalesOfHome,
  listSoldHomes,
  suggestHomes,
  summarizeSales,
  type HomeOnRecord,
  type RecordedAddress,
  type SoldHome,
} from './find-homes.ts';
