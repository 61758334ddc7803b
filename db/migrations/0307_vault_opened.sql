-- What the vault shows at once is found without reading all of it, and its size from an index alone.
create index documents_used on documents (user_id, trashed_at) include (size_bytes);
create index documents_papers on documents (user_id, id) where item <> '';
create index documents_thrown_away on documents (user_id, id) where trashed_at is not null;
-- Uploads on their way begin again: pieces are smaller now. Their files are due in the list of those to remove.
delete from document_uploads;
