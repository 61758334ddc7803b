-- Files of a question outlive the account of who sent it, for the firm that answers, as long as it has a link.

alter table inquiries add column sender_left_at timestamptz;
create index inquiries_sender_left on inquiries (sender_left_at) where sender_left_at is not null;

alter table documents
  alter column user_id drop not null,
  add constraint documents_owner check (user_id is not null or inquiry_id is not null);
