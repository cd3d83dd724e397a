/** The first character, by pinyin, of each letter that a syllable may begin with. */
const STARTS = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '哒'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '讥'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拏'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '仨'],
  ['t', '他'],
  ['w', '穵'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
] as const
/** Characters that are read in these words otherwise than alone. */
const WORDS = new Map([
  ['宝藏', 'bz'],
  ['寶藏', 'bz'],
  ['长城', 'cc'],
  ['長城', 'cc'],
  ['重庆', 'cq'],
  ['重慶', 'cq'],
])
const KNOWN = new RegExp([...WORDS.keys()].join('|'), 'g')

const pinyin = new Intl.Collator('zh-u-co-pinyin')
const HAN = /\p{Script=Han}/u
const LETTER = /[\p{L}\p{N}]/u

/** Chinese characters are sorted by how they are read, so between which two of these one stands says how it begins. */
const findInitial = (char: string): string => {
  if (!HAN.test(char)) return LETTER.test(char) ? char.toLowerCase() : ''
  return STARTS.findLast(([, first]) => pinyin.compare(first, char) <= 0)?.[0] ?? ''
}

/** What people type who know how a name is said: the initials of its pinyin, "zcjc" for 招财金蟾. */
export const listInitials = (name: string): string =>
  Array.from(
    name.replaceAll(KNOWN, (word) => WORDS.get(word) ?? word),
    findInitial,
  ).join('')
