-- Collections are shared by links that end, as everything else is; those that were out go on for the longest time a link may have.

insert into subjects (kind, key, user_id)
select 'collection', id::text, user_id from collections where share_token is not null on conflict (kind, key) do nothing;

insert into share_links (public_id, user_id, subject_id, has_own_words, token_hash, created_at, expires_at)
select gen_random_uuid(), c.user_id, s.id, true, sha256(convert_to(c.share_token, 'UTF8')), c.created_at, now() + interval '90 days'
from collections c join subjects s on s.kind = 'collection' and s.key = c.id::text where c.share_token is not null;

alter table collections drop column share_token;
