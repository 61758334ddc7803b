import { STATE_NAMES } from '#lib/us-states.ts';
import type { Order } from '../contract.ts';

/** Whom the buyer's last order was made out to, so that nobody types it again. */
export const billedBefore = (orders: readonly Pick<Order, 'billing'>[]): NonNullable<Order['billing']> | undefined =>
  orders.find(({ billing }) => billing !== null)?.billing ?? undefined;

/** What the fields of a checkout make one line of, which it is stored as. */
interface BilledPlace {
  street: string;
  city: string;
  state: string;
  zip: string;
}

export const writePlace = ({ street, city, state, zip }: BilledPlace): string =>
  `${street.trim()}, ${city.trim()}, ${state} ${zip.trim()}`;

const PLACE = /^(?<street>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/;

/** The fields again; undefined of an address that was written as one text and has another shape. */
export function readPlace(address: string): BilledPlace | undefined {
  const { street = '', city = '', state = '', zip = '' } = PLACE.exec(address)?.groups ?? {};
  return STATE_NAMES[state] !== undefined ? { street, city, state, zip } : undefined;
}
