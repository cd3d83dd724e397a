-- The conversations of one of the staff, the latest first.
create index threads_assigned on mail.threads (assigned_to, moved_at desc) where assigned_to is not null;
