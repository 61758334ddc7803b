-- The words of a contract's pages, sealed, so that versions can be compared clause by clause.
create table contract_texts (
  contract_id uuid primary key references contract_readings (public_id) on delete cascade,
  sealed_text bytea not null
);
