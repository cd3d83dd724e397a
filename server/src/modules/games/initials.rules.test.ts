import { expect, it } from 'vitest'
import { listInitials } from './initials.rules.ts'

it.each([
  ['招财金蟾', 'zcjc'],
  ['招財金蟾', 'zcjc'],
  ['极速百家乐', 'jsbjl'],
  ['浴火凤凰', 'yhfh'],
  ['九尾狐赐福', 'jwhcf'],
  ['欢乐斗地主', 'hlddz'],
  ['二人麻将', 'ermj'],
  ['奥林匹斯之谜', 'alpszm'],
  ['阿萨德哦藕', 'asdoo'],
  ['MOBA联赛', 'mobals'],
  ['皇家21点', 'hj21d'],
  ['熊猫·王国', 'xmwg'],
  ['重庆', 'cq'],
  ['金龙宝藏', 'jlbz'],
  ['長城寶藏', 'ccbz'],
  ['船长', 'cz'],
  ['塔桃他潘捏匿', 'tttpnn'],
  ['', ''],
])('R2.29 the pinyin of %s begins with %s', (name, initials) => expect(listInitials(name)).toBe(initials))
