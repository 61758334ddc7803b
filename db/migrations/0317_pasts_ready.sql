-- When the whole past of a demo person was there; past_given_at is when somebody began to make it.
alter table users add past_ready_at timestamptz;
