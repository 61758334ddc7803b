-- Which session gave something away: what the sessions that a new password ends gave away ends with them.
alter table share_links add column session_id text;
alter table document_grants add column session_id text;
