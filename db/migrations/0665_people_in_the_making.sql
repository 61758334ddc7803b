-- Nobody is told what is written into the past of a demo person while it is made.
create or replace view people as
select
  id,
  display_name as name,
  email,
  case when email_verified_at is not null then email end as proven_address,
  case
    when is_demo then 'demonstration'
    when disabled_at is not null then 'disabled'
    when email is null then 'no-address'
    when email_verified_at is null then 'unconfirmed-address'
  end as mail_hindrance,
  case when not is_demo and disabled_at is null and email_verified_at is not null then email end as mail_address,
  is_demo,
  disabled_at is not null as is_disabled,
  created_at,
  is_demo and past_given_at is not null and past_ready_at is null as is_being_made
from users;
