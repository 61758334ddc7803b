-- A search knows words without accents: names and tags are written so, too.
create or replace function write_name_words() returns trigger language plpgsql as $$
begin
  new.name_words := to_tsvector('simple', regexp_replace(
    regexp_replace(normalize(new.name || ' ' || array_to_string(new.tags, ' '), NFKD), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));
  return new;
end $$;
update documents set tags = tags where name ~ '[^ -~]' or array_to_string(tags, ' ') ~ '[^ -~]';
