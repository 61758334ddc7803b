import type { StandardStatus } from '../contract.ts';
import type { FieldIssue } from './field-issue.ts';

/** Columns of `listings` that a feed fills, by column name. Money in integer cents, areas in square feet. */
export interface ListingRow {
  listing_key: string;
  originating_system_name: string;
  source_listing_key: string;
  listing_id: string | null;
  standard_status: StandardStatus;
  mls_status: string | null;
  property_type: string;
  property_sub_type: string | null;
  list_price_cents: number | null;
  original_list_price_cents: number | null;
  previous_list_price_cents: number | null;
  close_price_cents: number | null;
  association_fee_monthly_cents: number | null;
  tax_annual_amount_cents: number | null;
  tax_year: number | null;
  listing_contract_date: string | null;
  on_market_date: string | null;
  purchase_contract_date: string | null;
  off_market_date: string | null;
  close_date: string | null;
  street_number: string | null;
  street_dir_prefix: string | null;
  street_name: string | null;
  street_suffix: string | null;
  street_dir_suffix: string | null;
  unit_number: string | null;
  unparsed_address: string | null;
  city: string | null;
  state_or_province: string | null;
  postal_code: string | null;
  county_or_parish: string | null;
  country: string | null;
  subdivision_name: string | null;
  parcel_number: string | null;
  latitude: number | null;
  longitude: number | null;
  bedrooms_total: number | null;
  bathrooms_total_integer: number | null;
  bathrooms_full: number | null;
  bathrooms_half: number | null;
  living_area_sqft: number | null;
  lot_size_sqft: number | null;
  year_built: number | null;
  stories_total: number | null;
  garage_spaces: number | null;
  pool_private_yn: boolean | null;
  waterfront_yn: boolean | null;
  view_yn: boolean | null;
  fireplace_yn: boolean | null;
  new_construction_yn: boolean | null;
  senior_community_yn: boolean | null;
  virtual_tour_url: string | null;
  list_agent_key: string | null;
  list_agent_full_name: string | null;
  list_office_key: string | null;
  list_office_name: string | null;
  list_office_phone: string | null;
  attribution_contact: string | null;
  internet_entire_listing_display_yn: boolean | null;
  internet_address_display_yn: boolean | null;
  internet_automated_valuation_display_yn: boolean | null;
  internet_consumer_comment_yn: boolean | null;
  modification_timestamp: string;
  original_entry_timestamp: string | null;
  status_change_timestamp: string | null;
  price_change_timestamp: string | null;
  photos_change_timestamp: string | null;
}

export type FactValue = string | number | boolean;

export interface ListingDetails {
  public_remarks: string | null;
  features: Record<string, string[]>;
  facts: Record<string, FactValue>;
  confidential: Record<string, unknown>;
  unmapped: Record<string, unknown>;
}

export interface NormalizedMedia {
  media_key: string;
  source_url: string;
  category: 'Photo' | 'Floor Plan';
  image_of: string | null;
  caption: string | null;
  /** What it shows, for those who do not see it, if the caption says something else. */
  alt_text?: string;
  sort_order: number;
  alterations: string[];
  /** The key of the untouched picture of an altered one, among the pictures of the same home. */
  original_media_key?: string;
  width: number | null;
  height: number | null;
  /** 'drawn' pictures are made by us from the facts; 'stored' ones lie in our files; 'pending' ones are still to be fetched. */
  state: 'drawn' | 'stored' | 'pending';
}

export interface NormalizedOpenHouse {
  source_key: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  kind: string;
  status: 'Active' | 'Canceled' | 'Ended';
  remarks: string | null;
  livestream_url: string | null;
}

/** Links that buyers open from the page of a home that is listed here. Feeds may not ask for them: their sellers show the unbranded tour alone. */
export interface OwnLinks {
  branded_tour_url: string | null;
  video_urls: string[];
}

/** One record of a feed, validated and in our own shapes. */
export interface NormalizedListing {
  row: ListingRow;
  details: ListingDetails;
  /** Undefined for what feeds send. */
  ownLinks: OwnLinks | undefined;
  /** Undefined if the record does not mention pictures: ours stay. */
  media: NormalizedMedia[] | undefined;
  openHouses: NormalizedOpenHouse[] | undefined;
  /** False where the record carried no usable time and got that of the import. */
  isTimed: boolean;
  /** SHA-256 in hex of everything above except its time: equal means nothing to write. */
  sourceHash: string;
}

export type MapResult =
  | { ok: true; listing: NormalizedListing; warnings: FieldIssue[] }
  | { ok: false; issues: FieldIssue[]; sourceKey: string | null };
