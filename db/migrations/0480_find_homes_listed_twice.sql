-- Finds the public listing of a home by its address, to see whether somebody else lists the same one.
create index own_listings_public_address on own_listings ((record ->> 'PostalCode'), (lower(record ->> 'StreetNumber')))
  where record is not null;
