-- Pictures of people are kept here: pages load none of other sites.
update users set photo_url = null where photo_url not like '/api/%';
alter table users add constraint users_photo_is_ours check (photo_url like '/api/people/photos/%');
