-- A link that was ended before anybody used it says so: by a newer link, a new password, ended sessions or a proven address.

alter table account_links add column ended_at timestamptz;
