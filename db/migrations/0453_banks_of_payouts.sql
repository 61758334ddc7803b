-- The bank account that a vendor's payouts go to, as its provider names it. After it changed, payouts wait.
alter table vendor_accounts
  add column bank_id text,
  add column bank_last4 text,
  add column held_until timestamp with time zone,
  add check ((bank_id is null) = (bank_last4 is null)),
  add check (bank_last4 ~ '^[0-9]{4}$');
