import type { ListingRow } from './normalized-listing.ts';

export type AddressColumns = Pick<
  ListingRow,
  | 'street_number'
  | 'street_dir_prefix'
  | 'street_name'
  | 'street_suffix'
  | 'street_dir_suffix'
  | 'unit_number'
  | 'unparsed_address'
  | 'city'
>;

/** The first line of an address: from its parts where a feed gives them, else what stands before the city. */
export function formatStreetAddress(row: AddressColumns): string | null {
  if (row.street_name === null) return cutCity(row.unparsed_address, row.city);
  const parts = [row.street_number, row.street_dir_prefix, row.street_name, row.street_suffix, row.street_dir_suffix];
  const street = parts.filter((part) => part !== null).join(' ');
  return row.unit_number === null ? street : `${street} #${row.unit_number.replace(/^#\s*/, '')}`;
}

function cutCity(address: string | null, city: string | null): string | null {
  if (address === null || city === null) return address;
  const at = address.toLowerCase().lastIndexOf(city.toLowerCase());
  const street = at > 0 ? address.slice(0, at).replace(/(?<![\s,])[\s,]+$/, '') : address;
  return street === '' ? null : street;
}
