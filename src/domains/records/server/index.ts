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
  findSales,
  hasSales,
  listSalesOfHome,
  listSoldHomes,
  suggestHomes,
  summarizeSales,
  type HomeOnRecord,
  type SoldHome,
} from './find-homes.ts';
