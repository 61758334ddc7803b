-- Up to which day the sellers of a home have heard of the dates of its contract, ahead of them and once they had passed.
alter table offers
  add column steps_told_until date,
  add column steps_late_told_until date;
