-- The newest changes of each window that a document has taken, so that what arrives twice or late changes nothing.
alter table buyer_profiles add column writers jsonb not null default '{}';
alter table loan_applications add column writers jsonb not null default '{}';
alter table loan_co_applicants add column writers jsonb not null default '{}';
