-- A vendor whom administrators take out of every list until they lift that.
alter table vendors drop constraint vendors_status_check, add constraint vendors_status_check
  check (status in ('draft', 'submitted', 'in-review', 'changes-requested', 'approved', 'rejected', 'suspended', 'closed'));
-- What came of a report: nothing to act on, a word to whom it is about, or an end to it.
alter table hiring_reports drop constraint hiring_reports_decision_check, add constraint hiring_reports_decision_check
  check (decision in ('kept', 'warned', 'removed'));
