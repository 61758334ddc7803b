-- The mean of a category's ratings and the counts of the directory are read from an index alone.
create index expert_entries_ratings on expert_entries (category_key, valid_until) include (rating_sum, rating_count, is_paused);
-- The ZIP code around a point, among tens of thousands.
create index places_zip_box on places using gist (box(point(west, south), point(east, north))) where kind = 'zip';
