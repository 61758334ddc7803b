import type { RequestRow } from './stored.ts';

/** Where the work is, in one line: "12 Elm Street, Marlow, WA 98998". */
export const addressOf = ({
  address,
  city,
  state,
  postal_code: postalCode,
}: Pick<RequestRow, 'address' | 'city' | 'state' | 'postal_code'>): string =>
  [address, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
