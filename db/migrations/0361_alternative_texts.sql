-- What a picture shows, for those who do not see it, where the caption says something else.
alter table own_listing_photos add column alt_text text;
alter table listing_media add column alt_text text;
