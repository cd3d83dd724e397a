-- Kinds of bets are no games: of the local lottery the catalogue lists the games that it draws.
delete from games.catalogue where supplier_code = 'JZ' and strpos(game_code, '.') > 0;
