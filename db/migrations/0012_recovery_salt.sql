-- Recovery codes are shorter than keys: they are kept as passwords are, under a salt of each person's own.
alter table user_totp add column recovery_salt bytea not null default uuid_send(gen_random_uuid());
