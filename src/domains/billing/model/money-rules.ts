import { TERMS_VERSION } from '#lib/legal-versions.ts';

/** How long an order can be paid at its price. */
export const ORDER_MINUTES = 60;
/** How long a page of the provider stays open; providers take no less. */
export const CHECKOUT_MINUTES = 30;
/** Days after which a failed renewal is tried again; after the last the plan ends. */
export const RENEWAL_TRIES = [1, 3, 5] as const;

/** Providers charge no less. */
export const LEAST_CHARGE_CENTS = 50;

/** What the buyer agrees to, with the version of the terms. */
export const ORDER_CONSENT = `Terms of Service ${TERMS_VERSION}, and the refund rule of each item`;
/** Renewals have a consent of their own. */
export const RENEWAL_CONSENT = `Renews until canceled, by the Terms of Service ${TERMS_VERSION}`;

/** How invoices are numbered: one series an issuer, kind and book, without gaps. Without a vendor it is the operator’s. */
export function seriesOf(kind: 'invoice' | 'credit-note', book: 'live' | 'sandbox', vendorId?: string): string {
  const issuer = vendorId === undefined ? '' : `V${vendorId.slice(0, 8).toUpperCase()}-`;
  return `${book === 'sandbox' ? 'TEST-' : ''}${issuer}${kind === 'invoice' ? 'INV' : 'CN'}`;
}

export function nameInvoice({ series, number }: { series: string; number: number }): string {
  return `${series}-${String(number).padStart(6, '0')}`;
}

/** What {@link nameInvoice} made a name of; undefined for other texts. */
export function readInvoiceName(name: string): { series: string; number: number } | undefined {
  const [, series, digits] = /^((?:TEST-)?(?:V[\dA-F]{8}-)?(?:INV|CN))-(\d{1,9})$/.exec(name.toUpperCase()) ?? [];
  return series === undefined ? undefined : { series, number: Number(digits) };
}
