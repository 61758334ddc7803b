-- Sums by day look at the transfers of a span alone: they are written in the order of their time.
create index ledger_transfers_booked on ledger_transfers using brin (booked_at);
