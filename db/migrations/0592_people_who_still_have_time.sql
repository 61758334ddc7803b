-- Of those who reached a step, the ones whose window has not closed, whether they have gone on or not: a rate of the others alone
-- cannot be too high because the fast ones have come through already. Sums of before know of those who have not gone on.
alter table funnel_days add column still_open integer not null default 0;
update funnel_days set still_open = under_way where under_way > 0;
