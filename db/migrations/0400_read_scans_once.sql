-- Pages whose letters are read are kept, sealed, until all are: a new try goes on after them. The last try that fails ends it.
alter table contract_scans add column sealed_pages bytea, add column tries integer not null default 0;
