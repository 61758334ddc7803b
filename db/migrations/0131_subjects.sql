-- What files are added to, links lead to, people are invited to and firms answer: all of it refers to one table. A subject is
-- made when something is first said of a thing, and goes with the thing.

create table subjects (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The id of the thing, of a person's own view of a home '<parcel>/<person>'.
  key text not null,
  -- Whose it is; null for what was sent without an account.
  user_id text references users (id) on delete cascade,
  unique (kind, key)
);
create index subjects_user on subjects (user_id);

create function forget_subject() returns trigger language plpgsql as $$
begin
  delete from subjects where kind = tg_argv[0] and key = to_jsonb(old) ->> tg_argv[1];
  return null;
end $$;

create function hand_subject_on() returns trigger language plpgsql as $$
begin
  update subjects set user_id = new.user_id where kind = tg_argv[0] and key = to_jsonb(new) ->> tg_argv[1];
  return null;
end $$;

do $$
declare
  thing record;
begin
  for thing in select * from (values
    ('collections', 'collection', 'id'), ('deals', 'deal', 'id'), ('deal_tasks', 'deal-task', 'id'),
    ('loan_applications', 'loan-application', 'id'), ('cmas', 'cma', 'id'),
    ('inquiries', 'inquiry', 'public_id'), ('tour_requests', 'tour-request', 'id')
  ) as t (of_table, kind, key) loop
    execute format('create trigger %I after delete on %I for each row execute function forget_subject(%L, %L)',
      thing.of_table || '_subject_ends', thing.of_table, thing.kind, thing.key);
    execute format('create trigger %I after update of user_id on %I for each row
      when (old.user_id is distinct from new.user_id) execute function hand_subject_on(%L, %L)',
      thing.of_table || '_subject_passes', thing.of_table, thing.kind, thing.key);
  end loop;
end $$;

create function forget_home_values() returns trigger language plpgsql as $$
begin
  delete from subjects using gone where kind = 'home-value' and split_part(key, '/', 1) = gone.id::text;
  return null;
end $$;
create trigger parcels_subject_ends after delete on parcels referencing old table as gone
  for each statement execute function forget_home_values();

insert into subjects (kind, key, user_id)
select 'loan-application', a.id::text, a.user_id from loan_applications a
  where exists (select from documents d where d.loan_application_id = a.id) or exists (select from invitations i where i.loan_application_id = a.id)
union all select 'deal-task', t.id::text, t.user_id from deal_tasks t where exists (select from documents d where d.deal_task_id = t.id)
union all select 'inquiry', q.public_id::text, q.user_id from inquiries q
  where exists (select from documents d where d.inquiry_id = q.id) or exists (select from reply_links l where l.inquiry_id = q.id)
union all select 'tour-request', r.id::text, r.user_id from tour_requests r where exists (select from reply_links l where l.tour_request_id = r.id)
union all select 'deal', d.id::text, d.user_id from deals d
  where exists (select from share_links s where s.deal_id = d.id) or exists (select from invitations i where i.deal_id = d.id)
union all select 'cma', c.id::text, c.user_id from cmas c where exists (select from share_links s where s.cma_id = c.id)
union all select 'collection', c.id::text, c.user_id from collections c where exists (select from invitations i where i.collection_id = c.id)
union all select distinct 'home-value', s.parcel_id || '/' || s.user_id, s.user_id from share_links s where s.parcel_id is not null;

drop trigger documents_change on documents;
drop trigger share_links_change on share_links;
drop trigger invitations_change on invitations;
alter table documents add column subject_id bigint references subjects (id) on delete cascade;
alter table share_links add column subject_id bigint references subjects (id) on delete cascade;
alter table invitations add column subject_id bigint references subjects (id) on delete cascade;
alter table reply_links add column subject_id bigint references subjects (id) on delete cascade;

update documents d set subject_id = s.id from subjects s where (s.kind, s.key) = (
  case when d.loan_application_id is not null then 'loan-application' when d.deal_task_id is not null then 'deal-task' else 'inquiry' end,
  coalesce(d.loan_application_id::text, d.deal_task_id::text, (select q.public_id::text from inquiries q where q.id = d.inquiry_id)));
update share_links l set subject_id = s.id from subjects s where (s.kind, s.key) = (
  case when l.deal_id is not null then 'deal' when l.cma_id is not null then 'cma' else 'home-value' end,
  coalesce(l.deal_id::text, l.cma_id::text, l.parcel_id || '/' || l.user_id));
update invitations i set subject_id = s.id from subjects s where (s.kind, s.key) = (
  case when i.collection_id is not null then 'collection' when i.deal_id is not null then 'deal' else 'loan-application' end,
  coalesce(i.collection_id::text, i.deal_id::text, i.loan_application_id::text));
update reply_links l set subject_id = s.id from subjects s where (s.kind, s.key) = (
  case when l.inquiry_id is not null then 'inquiry' else 'tour-request' end,
  coalesce((select q.public_id::text from inquiries q where q.id = l.inquiry_id), l.tour_request_id::text));

alter table documents alter column subject_id set not null,
  drop column loan_application_id, drop column deal_task_id, drop column inquiry_id;
alter table share_links alter column subject_id set not null, drop column cma_id, drop column parcel_id, drop column deal_id;
alter table invitations alter column subject_id set not null,
  drop column collection_id, drop column deal_id, drop column loan_application_id;
alter table reply_links alter column subject_id set not null, drop column inquiry_id, drop column tour_request_id;
create index documents_subject on documents (subject_id, id);
create index share_links_subject on share_links (subject_id);
create index invitations_subject on invitations (subject_id);
create index reply_links_subject on reply_links (subject_id);

-- Everybody who looks at a subject hears of what changes on it.
create function announce_subject(subject bigint) returns void language plpgsql as $$
declare
  it subjects;
begin
  select * into it from subjects where id = subject;
  case it.kind
    when 'collection' then perform announce_collection(it.key::bigint);
    when 'deal' then perform announce_deal(it.key);
    when 'deal-task' then perform announce_deal((select t.deal_id::text from deal_tasks t where t.id::text = it.key));
    when 'loan-application' then perform announce_loan_application(it.key);
    when 'inquiry' then perform announce_own_change(it.user_id, 'inquiries');
    when 'cma' then perform announce_own_change(it.user_id, 'cmas');
    when 'home-value' then perform announce_own_change(it.user_id, 'valuation');
    else null;
  end case;
end $$;

create function tell_subject_change() returns trigger language plpgsql as $$
begin
  perform announce_subject(coalesce(new.subject_id, old.subject_id));
  return null;
end $$;

create or replace function tell_document_change() returns trigger language plpgsql as $$
declare
  document documents := coalesce(new, old);
begin
  perform announce_own_change(document.user_id::text, 'documents');
  perform announce_subject(document.subject_id);
  return null;
end $$;

drop function tell_invitation_change();
drop function tell_share_change();
create trigger invitations_change after insert or update or delete on invitations
  for each row execute function tell_subject_change();
create trigger share_links_change after insert or update or delete on share_links
  for each row execute function tell_subject_change();
create trigger documents_change after insert or update or delete on documents for each row execute function tell_document_change();
