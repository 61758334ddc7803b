-- A payout that failed is not sent again under its id: the next one takes its money from the vendor's account at the provider.
alter table payouts
  -- What moves to that account for it; the rest lies there already.
  add column transfer_cents bigint not null default 0 check (transfer_cents between 0 and cents);
update payouts set transfer_cents = cents where status in ('transit', 'paid', 'failed');
update payouts set status = 'cancelled' where status = 'queued' and attempt > 0;
delete from money_transitions where what = 'payout' and from_status = 'failed';
