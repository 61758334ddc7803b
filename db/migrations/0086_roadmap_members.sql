-- Co-buyers who see a roadmap with accounts of their own, and the invitations to it.

create table deal_members (
  deal_id text not null references deals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  joined_at timestamptz not null,
  primary key (deal_id, user_id)
);
create index deal_members_user on deal_members (user_id);

create table deal_invitations (
  public_id uuid primary key,
  deal_id text not null references deals (id) on delete cascade,
  invited_by text not null references users (id) on delete cascade,
  invitee_address text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index deal_invitations_deal on deal_invitations (deal_id);
create index deal_invitations_inviter on deal_invitations (invited_by);
