-- When the guest of a visit was asked what they thought of it: once.
alter table bookings add column feedback_asked_at timestamptz;
