-- Drawings wait here for a month: what is due is found without reading them all.
create index files_to_remove_due on files_to_remove (due_at);
