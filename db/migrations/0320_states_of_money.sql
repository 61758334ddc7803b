-- States that nothing comes to.
delete from money_transitions where (what = 'payout' and (from_status = 'held' or to_status = 'held'))
  or (what = 'payout' and from_status = 'transit' and to_status = 'cancelled') or (what = 'plan' and from_status = 'trial');
alter table payouts drop constraint payouts_status_check, add constraint payouts_status_check
  check (status in ('queued', 'transit', 'paid', 'failed', 'cancelled'));
drop index payouts_under_way;
create unique index payouts_under_way on payouts (vendor_id, book) where status in ('queued', 'transit');
alter table subscriptions drop constraint subscriptions_status_check, add constraint subscriptions_status_check
  check (status in ('active', 'past-due', 'ending', 'paused', 'ended'));
