-- A banner's picture is an address that any client can show. One that was only a motif's name gets that motif's own picture; the
-- motif stays, for the site that composes it with the words.
update site.banners set motif = '' where url <> ''; -- where both stood, the picture was shown
update site.banners set url = case
    when motif = 'dragon' then '/art/hero.webp'
    when motif in ('phoenix', 'tiger', 'fox', 'panda', 'octopus', 'shark', 'crown', 'mahjong-red-dragon', 'red-envelope', 'slot-machine', 'crystal-ball',
      'soccer-ball', 'video-game', 'money-bag', 'lantern', 'cherries', 'pirate-flag', 'four-leaf-clover', 'rocket', 'joker', 'dice', 'gem', 'fish', 'bell',
      'trophy', 'basketball', 'tennis', 'cricket', 'boxing-glove', 'rabbit', 'monkey', 'elephant', 'peacock', 'lotus', 'lion', 'horse', 'ox', 'turtle',
      'crab', 'gift', 'moon-cake', 'swords', 'fireworks', 'castle', 'bullseye', 'mailbox', 'magnifier', 'receipt', 'credit-card', 'hourglass')
      then '/art/' || motif || '.webp'
    else '/art/coin.webp' end
  where url = '';
update site.banners set url = '/' || ltrim(url, '/') where url !~ '^(/[^/]|https?://)';
alter table site.banners alter column url drop default, add constraint banners_pictures check (url ~ '^(/[^/]|https?://)');
