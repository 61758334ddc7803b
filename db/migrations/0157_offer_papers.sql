-- Offers carry documents, and sellers note that they checked the proof of the money.
alter table offers add column proof_checked_at timestamptz;

create trigger offers_subject_ends after delete on offers for each row execute function forget_subject('offer', 'id');
create function announce_offer_subject(key text, owner text) returns void language sql as $$
  select announce_offer(key::uuid);
$$;
