-- The files of a person by name, by size and by kind, page by page.
create index documents_by_name on documents (user_id, lower(name), id) where trashed_at is null;
create index documents_by_size on documents (user_id, size_bytes desc, id desc) where trashed_at is null;
create index documents_by_kind on documents (user_id, content_type, lower(name), id) where trashed_at is null;
