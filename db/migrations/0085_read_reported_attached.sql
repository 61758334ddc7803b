-- A question's way: read by the firm, files that go with it, answers that its sender reports.

alter table inquiries
  -- When the firm first read it on its page here.
  add column read_at timestamptz,
  -- Since when the status is what it is.
  add column status_at timestamptz;
update inquiries set status_at = coalesce(
  (select max(r.created_at) from inquiry_replies r where r.inquiry_id = inquiries.id and inquiries.status = 'answered'),
  created_at);
alter table inquiries alter column status_at set not null, alter column status_at set default now();

alter table documents
  add column inquiry_id bigint references inquiries (id) on delete cascade,
  drop constraint documents_check,
  add constraint documents_one_subject check (num_nonnulls(loan_application_id, deal_task_id, inquiry_id) = 1);
create index documents_inquiry on documents (inquiry_id) where inquiry_id is not null;

-- One for each answer: only its receiver can report it.
create table inquiry_reply_reports (
  reply_id bigint primary key references inquiry_replies (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  message text not null,
  created_at timestamptz not null
);
create index inquiry_reply_reports_user on inquiry_reply_reports (user_id);
