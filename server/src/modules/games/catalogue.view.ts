import type { Lang } from '@moongate/contract'
import { pickText } from '../site/index.ts'
import type { GameRow, SupplierRow } from './catalogue.sql.ts'

/** R3.12: a supplier as a navigation or lobby entry. */
export const supplierView = (s: SupplierRow & { game_type: number }, lang: Lang) => ({
  api_name: s.code,
  title: pickText(s.title, lang),
  web_pic: s.web_pic,
  mobile_pic: s.mobile_pic,
  params: { api_code: s.code, gameType: s.game_type, gameCode: '' },
  tags: [],
})

export const gameView = (g: GameRow, lang: Lang) => ({
  api_name: g.supplier_code,
  title: pickText(g.title, lang),
  web_pic: g.web_pic,
  mobile_pic: g.mobile_pic,
  params: { api_code: g.supplier_code, gameType: g.game_type, gameCode: g.game_code },
  tags: g.tags,
  game_code: g.game_code,
  game_type: g.game_type,
  maintenance: g.maintenance,
})
