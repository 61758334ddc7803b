-- Experts whom somebody keeps for later. Nothing that ranks experts reads it.
create table saved_experts (
  user_id text not null references users (id) on delete cascade,
  vendor_id uuid not null references vendors (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, vendor_id)
);
create index saved_experts_vendor on saved_experts (vendor_id);
