-- When a buyer who asks about a home plans to buy; null where they did not say.
alter table parties add column buys_when text
  check (buys_when in ('now', 'in-3-months', 'in-6-months', 'just-looking'));
