-- The two other tags of a campaign: what was searched for, and which of several notices was followed.
alter table traffic_events add column term text, add column content text;
