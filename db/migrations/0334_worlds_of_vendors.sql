-- Whose a listed vendor is: requests of people never go to a business that a demonstration person plays, nor those of a
-- demonstration person to a real one.
alter table expert_entries add column kind text not null default 'real' check (kind in ('real', 'demonstration', 'played'));
update expert_entries e set kind = case
    when v.source is not null then 'demonstration'
    when (select bool_and(u.is_demo) from vendor_members m join users u on u.id = m.user_id
      where m.vendor_id = v.id and m.role = 'owner') then 'played'
    else 'real' end
  from vendors v where v.id = e.vendor_id;
alter table expert_entries alter column kind drop default;
