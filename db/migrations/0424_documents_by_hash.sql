-- The file that a contract was read from, among the documents of its person.
create index documents_by_hash on documents (user_id, sha256);
