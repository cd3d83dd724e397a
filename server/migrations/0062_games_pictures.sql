-- Pictures of suppliers and games are addresses that any client can show, or '' for none. What was a name of our own art becomes its
-- address, by the names that it went by.
create function games.address_of(pic text) returns text language sql immutable as $$
  select case
    when pic = '' or pic ~ '^(/[^/]|https?://)' then pic
    when pic = 'gem-stone' then '/art/gem.webp'
    when pic = 'game-die' then '/art/dice.webp'
    when pic in ('dragon', 'phoenix', 'tiger', 'fox', 'panda', 'octopus', 'shark', 'crown', 'mahjong-red-dragon', 'red-envelope', 'slot-machine', 'crystal-ball',
      'soccer-ball', 'video-game', 'money-bag', 'lantern', 'cherries', 'pirate-flag', 'four-leaf-clover', 'rocket', 'joker', 'dice', 'gem', 'fish', 'bell',
      'trophy', 'basketball', 'tennis', 'cricket', 'boxing-glove', 'rabbit', 'monkey', 'elephant', 'peacock', 'lotus', 'lion', 'horse', 'ox', 'turtle',
      'crab', 'coin', 'gift', 'moon-cake', 'swords', 'fireworks', 'castle', 'bullseye', 'mailbox', 'magnifier', 'receipt', 'credit-card', 'hourglass')
      then '/art/' || pic || '.webp'
    else '' end
$$;
update games.suppliers set web_pic = games.address_of(web_pic), mobile_pic = games.address_of(mobile_pic);
update games.catalogue set web_pic = games.address_of(web_pic), mobile_pic = games.address_of(mobile_pic);
drop function games.address_of(text);
alter table games.suppliers add constraint suppliers_pictures check (web_pic ~ '^$|^(/[^/]|https?://)' and mobile_pic ~ '^$|^(/[^/]|https?://)');
alter table games.catalogue add constraint catalogue_pictures check (web_pic ~ '^$|^(/[^/]|https?://)' and mobile_pic ~ '^$|^(/[^/]|https?://)');
