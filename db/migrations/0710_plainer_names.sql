-- The list of files to remove serves every domain, and licenses are spelled as everywhere else.
alter table document_files_to_remove rename to files_to_remove;
alter table vendor_licences rename to vendor_licenses;
do $$
declare
  named record;
begin
  for named in select conrelid::regclass as of_table, conname as name,
      replace(replace(conname, 'document_files_to_remove', 'files_to_remove'), 'licence', 'license') as plainer
    from pg_constraint where conrelid in ('files_to_remove'::regclass, 'vendor_licenses'::regclass) loop
    if named.name <> named.plainer then
      execute format('alter table %s rename constraint %I to %I', named.of_table, named.name, named.plainer);
    end if;
  end loop;
end $$;
alter index vendor_licences_vendor rename to vendor_licenses_vendor;
alter index vendor_licences_ending rename to vendor_licenses_ending;

-- One trigger for every table with a file, whatever its domain.
create or replace function remove_file() returns trigger language plpgsql as $$
begin
  insert into files_to_remove (file_key, due_at) select old.file_key, '-infinity' where old.file_key is not null
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
drop trigger documents_removed on documents;
drop trigger document_versions_removed on document_versions;
drop trigger envelope_files_removed on envelope_files;
drop function remove_document_file();
drop function remove_envelope_file();
create trigger documents_file_ends after delete on documents for each row execute function remove_file();
create trigger document_versions_file_ends after delete on document_versions for each row execute function remove_file();
create trigger envelope_files_file_ends after delete on envelope_files for each row execute function remove_file();
create or replace function remove_envelope_files() returns trigger language plpgsql as $$
begin
  insert into files_to_remove (file_key, due_at) select old.signed_key, '-infinity' where old.signed_key is not null
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
alter function remove_envelope_files() rename to remove_signed_file;

-- Lines of the ledger never change: this renames what they are about, and nothing that they say.
alter table verifications drop constraint verifications_kind_check;
alter table verifications disable trigger verifications_kept;
update verifications set kind = 'license' where kind = 'licence';
alter table verifications enable trigger verifications_kept;
alter table verifications add constraint verifications_kind_check
  check (kind in ('identity', 'business', 'license', 'insurance', 'background-check', 'withdrawal'));
update expert_entries set badges = array_replace(badges, 'licence', 'license') where 'licence' = any (badges);
