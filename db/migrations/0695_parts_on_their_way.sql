-- A part of a file is written to the store outside of any transaction: until when one call alone writes it; null once it is here.
alter table document_upload_parts add column writing_until timestamptz;
