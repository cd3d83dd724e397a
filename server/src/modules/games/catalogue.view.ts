import type { Lang } from '@moongate/contract'
import { pickText } from '../site/index.ts'
import type { GameRow, SupplierRow } from './catalogue.sql.ts'

/** What a game without a picture of its own shows. */
export const NO_PICTURE = '/art/coin.webp'

/** Both pictures as addresses; one stands for the other where there is only one. */
const picturesView = ({ web_pic, mobile_pic }: Pick<SupplierRow, 'web_pic' | 'mobile_pic'>) => ({
  web_pic: web_pic || mobile_pic || NO_PICTURE,
  mobile_pic: mobile_pic || web_pic || NO_PICTURE,
})

/** The one picture by which staff know a supplier or a game. */
export const pictureView = (s: Pick<SupplierRow, 'web_pic' | 'mobile_pic'>): string => picturesView(s).web_pic

/** R3.12: a supplier as a navigation or lobby entry. */
export const supplierView = (s: SupplierRow & { game_type: number }, lang: Lang) => ({
  api_name: s.code,
  title: pickText(s.title, lang),
  ...picturesView(s),
  params: { api_code: s.code, gameType: s.game_type, gameCode: '' },
  tags: [],
})

export const gameView = (g: GameRow, lang: Lang) => ({
  api_name: g.supplier_code,
  title: pickText(g.title, lang),
  ...picturesView(g),
  params: { api_code: g.supplier_code, gameType: g.game_type, gameCode: g.game_code },
  tags: g.tags,
  game_code: g.game_code,
  game_type: g.game_type,
  maintenance: g.maintenance,
  art: g.hue === null || g.pattern === null ? null : { hue: g.hue, pattern: g.pattern },
})
