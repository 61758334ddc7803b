-- What people leave on landing pages, with what they agreed to and where.
create table landing_leads (
  id uuid primary key,
  page text not null,
  wish text not null check (wish in ('figures', 'call', 'answer')),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  may_call boolean not null,
  -- Version and words of the consent, the page's address, the time and the network address.
  consent jsonb not null,
  delivery text not null,
  created_at timestamptz not null
);
create index landing_leads_newest on landing_leads (created_at desc, id);
create index landing_leads_email on landing_leads (lower(email));
