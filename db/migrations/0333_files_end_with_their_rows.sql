-- A row that goes with its person, by a cascade, takes its stored file along.
create function remove_file() returns trigger language plpgsql as $$
begin
  insert into document_files_to_remove (file_key, due_at) select old.file_key, '-infinity' where old.file_key is not null
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;

create trigger user_photos_file_ends after delete on user_photos for each row execute function remove_file();
create trigger data_exports_file_ends after delete on data_exports for each row execute function remove_file();
create trigger feedback_responses_file_ends after delete on feedback_responses for each row execute function remove_file();
