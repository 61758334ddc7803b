import type { Palette } from './brand.ts';
import type { Occasion } from './occasions.ts';

/** A picture that a material may show. */
export interface ContentPhoto {
  id: string;
  /** Of the whole picture, in pixels. */
  width: number;
  height: number;
  alt: string;
  /** What was altered, for a label in the picture; null for an untouched one. */
  label: string | null;
}

/** Who answers, as an advertisement has to name them. */
export interface ContentContact {
  name: string;
  /** "For sale by owner", or what the person is. */
  role: string;
  phone: string;
  email: string;
  website: string;
  brokerage: string;
  brokeragePhone: string;
  brokerageAddress: string;
  /** With the words that the state uses, such as "License no. 12345678". */
  license: string;
}

/** Everything that a material may say and show. Templates add no facts. */
export interface Content {
  occasion: Occasion;
  eyebrow: string;
  headline: string;
  street: string;
  /** City, state and ZIP code. */
  city: string;
  /** Of the street, for homes without pictures; empty if the address is withheld. */
  number: string;
  price: string;
  /** What the price was, or that it is the price of the sale. */
  priceNote: string;
  facts: readonly { value: string; label: string }[];
  highlights: readonly string[];
  sentences: readonly string[];
  openHouse: { day: string; time: string } | null;
  callToAction: string;
  photos: readonly ContentPhoto[];
  logo: { id: string; width: number; height: number } | null;
  /** Short addresses for QR codes. */
  homeUrl: string | null;
  originalsUrl: string | null;
  contact: ContentContact;
  showsEqualHousing: boolean;
  /** Sentences in small letters. */
  legal: readonly string[];
  /** Mailing address of whoever sends a card. */
  returnAddress: readonly string[];
  palette: Palette;
}
