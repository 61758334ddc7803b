-- How many professionals one request asks at once is a term of hiring: the rules hold it, with the sentence for people.
alter table service_requests drop constraint service_requests_max_pros_check, add check (max_pros >= 1);
