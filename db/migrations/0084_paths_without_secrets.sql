-- Paths of earlier page views without the secrets of links, as later ones are kept.
update page_views set path = regexp_replace(path, '/[A-Za-z0-9_-]{43}(?=/|$)', '/…', 'g')
  where path ~ '/[A-Za-z0-9_-]{43}(/|$)';
update usage_events set path = regexp_replace(path, '/[A-Za-z0-9_-]{43}(?=/|$)', '/…', 'g')
  where path ~ '/[A-Za-z0-9_-]{43}(/|$)';
