-- What was remarkable about a withdrawal when it was asked for; null: an order of before this was looked at.
alter table cashier.withdrawals add column risks jsonb;

-- A member may take back what nobody has approved.
alter table cashier.withdrawals drop constraint withdrawals_state_check;
alter table cashier.withdrawals add constraint withdrawals_state_check check (state in ('requested', 'in_review', 'paying', 'paid', 'rejected', 'failed', 'cancelled'));
alter table cashier.order_steps drop constraint order_steps_step_check;
alter table cashier.order_steps add constraint order_steps_step_check check (step in ('review', 'credit', 'reject', 'expire', 'approve', 'pay', 'fail', 'cancel'));
