-- Pages that show with whom a document is shared hear of it.
create trigger document_grants_change after insert or update or delete on document_grants
  for each row execute function tell_own_change('documents');
