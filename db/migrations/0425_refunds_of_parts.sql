-- What a refund is for, of the parts of its order: a plan ends, and a service is called off, once all of its own money is back.
alter table refunds add column part text;
