-- Who asked, where the sender was signed in: their own view of questions and tour requests.

alter table inquiries add column user_id text references users (id) on delete cascade;
create index inquiries_user on inquiries (user_id, created_at desc) where user_id is not null;
alter table tour_requests add column user_id text references users (id) on delete cascade;
create index tour_requests_user on tour_requests (user_id, created_at desc) where user_id is not null;
