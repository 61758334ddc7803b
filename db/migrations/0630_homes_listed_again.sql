-- The page of a home that is listed here again tells what became of its earlier listings.
create index listings_listed_here on listings (postal_code, unparsed_address) where list_office_key = 'listed-here';
