/** How invoices are numbered: one series an issuer, kind and book, without gaps. Without a vendor it is the operator’s. */
export function seriesOf(kind: 'invoice' | 'credit-note', book: 'live' | 'sandbox', vendorId?: string): string {
  const issuer = vendorId === undefined ? '' : `V${vendorId.slice(0, 8).toUpperCase()}-`;
  return `${book === 'sandbox' ? 'TEST-' : ''}${issuer}${kind === 'invoice' ? 'INV' : 'CN'}`;
}

/** "INV-000042", as it stands on the paper. Unique: each book and each vendor has a series of its own. */
export function nameInvoice({ series, number }: { series: string; number: number }): string {
  return `${series}-${String(number).padStart(6, '0')}`;
}

/** What {@link nameInvoice} made a name of; undefined for other texts. */
export function readInvoiceName(name: string): { series: string; number: number } | undefined {
  const [, series, digits] = /^((?:TEST-)?(?:V[\dA-F]{8}-)?(?:INV|CN))-(\d{1,9})$/.exec(name.toUpperCase()) ?? [];
  return series === undefined ? undefined : { series, number: Number(digits) };
}
