-- Homes listed here have a tour with the seller's name and videos, besides the unbranded tour that feeds may show.
alter table listing_details
  add column branded_tour_url text,
  add column video_urls text[] not null default '{}';
