-- Sources that were loaded by hand before boards were registered keep being shown.

update listing_sources set policy = '{"template":"own"}' where policy->>'template' = 'standard';
