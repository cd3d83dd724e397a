-- What free spins have won is given as a bonus too; it comes of no offer of the module's.
alter table bonus.bonuses drop constraint bonuses_kind_check;
alter table bonus.bonuses add constraint bonuses_kind_check check (kind in ('first_deposit', 'reload', 'cashback', 'free_spins'));
alter table bonus.bonuses alter column offer_id drop not null;
alter table bonus.bonuses add constraint bonuses_offer_check check ((offer_id is null) = (kind = 'free_spins'));
