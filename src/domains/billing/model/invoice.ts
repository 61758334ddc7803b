/** All that an invoice or credit note prints, as of the day it was issued. */
export interface InvoiceSnapshot {
  name: string;
  kind: 'invoice' | 'credit-note';
  isTest: boolean;
  issuer: { name: string; address: string };
  /** Who collected the payment, where that is not the issuer. */
  through?: string;
  buyer: { name: string; address: string };
  orderId: string;
  /** None in what was issued before orders had numbers. */
  orderNumber?: number;
  /** Of the invoice that a credit note corrects. */
  corrects: string | null;
  issuedOn: string;
  paidWith: string | null;
  /** What a professional was hired for; none for what the operator sells, and in what was issued before it was kept. */
  job?: string;
  lines: { name: string; quantity: number; cents: number; discountCents: number }[];
  /** How its money goes back, by the rules that were bought; none in what was issued before these were kept. */
  rules?: { names: string[]; rule: string }[];
  taxLines: { name: string; cents: number }[];
  totalCents: number;
}
