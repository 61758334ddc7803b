-- Who wrote a vendor that no person made here, such as the demonstration city.
alter table vendors add column source text;
create index vendors_source on vendors (source) where source is not null;

-- Teams are invited to: the vendor is a subject, and the invitations go with it.
create trigger vendors_subject_ends after delete on vendors for each row execute function forget_subject('vendor', 'id');
create function announce_vendor_subject(key text, owner text) returns void language sql as $$
  select announce_own_change(user_id::text, 'vendor') from vendor_members where vendor_id = key::uuid;
$$;
