/** The street of an address in one line: "12 Elm St" of "12 Elm St, Alder Falls, WA 98001". */
export const streetLine = (address: string): string => (address.split(',')[0] ?? '').trim();
