-- A worker takes a mail for a while, instead of locking its row while a mail server answers.
alter table mail_messages add column taken_until timestamptz;
