import { createHash } from 'node:crypto';
import { loadRecords, type NewParcel, type NewSale } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { FactValue } from '../model/home-record.ts';
import type { SalesTable } from '../model/sales-table.ts';
import { readMapping, readSales } from './evaluate-valuation.ts';
import { nameDay } from './present.ts';

export interface SalesImport {
  sales: number;
  homes: number;
  /** Lines that repeat a home and day. */
  repeated: number;
  /** Lines left out for want of a date, a price or a place. */
  unreadable: number;
}

/**
 * Stores the sales of a file as public records, with the facts that the mapping names. A home without a number of its own is
 * known by its place and facts.
 */
export async function importSales(
  ctx: Context,
  input: { file: string; mappingFile: string; source: string },
): Promise<SalesImport> {
  const mapping = await readMapping(input.mappingFile);
  const { table, rowCount } = await readSales(input.file, mapping, { withPrice: true });
  const parcels = new Map<string, NewParcel>();
  const sales = new Map<string, NewSale>();
  for (let row = 0; row < table.count; row++) {
    const parcel = parcelOf(table, row);
    parcels.set(parcel.parcelNumber, parcel);
    const closeDate = nameDay(table.day[row] ?? 0);
    sales.set(`${parcel.parcelNumber} ${closeDate}`, saleOf(parcel.parcelNumber, closeDate, table.price[row] ?? 0));
  }
  await transact(ctx, (inner) =>
    loadRecords(inner, input.source, {
      parcels: [...parcels.values()],
      taxRecords: [],
      sales: [...sales.values()],
    }),
  );
  return { sales: sales.size, homes: parcels.size, repeated: table.count - sales.size, unreadable: rowCount - table.count };
}

function parcelOf(table: SalesTable, row: number): NewParcel {
  const latitude = table.latitude[row] ?? 0;
  const longitude = table.longitude[row] ?? 0;
  const facts = Object.fromEntries(table.features.map((feature) => [feature.name, readValue(feature, row)]));
  const parcelNumber = createHash('sha256')
    .update(JSON.stringify([latitude, longitude, facts]))
    .digest('hex')
    .slice(0, 16);
  return {
    parcelNumber,
    unitNumber: null,
    address: `Home at ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    city: '',
    stateOrProvince: '',
    postalCode: '',
    neighborhoodSlug: null,
    latitude,
    longitude,
    propertySubType: null,
    bedroomsTotal: null,
    bathroomsFull: null,
    bathroomsHalf: null,
    livingAreaSqft: null,
    lotSizeSqft: null,
    yearBuilt: null,
    storiesTotal: null,
    garageSpaces: null,
    facts,
  };
}

function readValue({ kind, values, categories }: SalesTable['features'][number], row: number): FactValue {
  const value = values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return null;
  if (kind === 'category') return categories[value] ?? null;
  return kind === 'flag' ? value === 1 : value;
}

function saleOf(parcelNumber: string, closeDate: string, price: number): NewSale {
  return {
    parcelNumber,
    unitNumber: null,
    listDate: null,
    contractDate: null,
    closeDate,
    originalListPriceCents: null,
    listPriceCents: null,
    closePriceCents: Math.round(price * 100),
    concessionsCents: 0,
    financing: null,
    armsLength: true,
  };
}
