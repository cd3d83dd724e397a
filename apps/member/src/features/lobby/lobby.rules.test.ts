import { expect, it } from 'vitest'
import { type Names, readView, type View, writeView } from './lobby.rules.ts'

const slots: Names = { api: 'api', fixed: 3 }
const popup: Names = { api: 'api_code', fixed: undefined }
const plain: View = { api: '', tab: 'all', q: '', gameType: 3 }

it.each<[string, Record<string, unknown>, Names, View]>([
  ['R2.22 a supplier of the drop-down', { api: 'KOI' }, slots, { ...plain, api: 'KOI' }],
  ['R2.29 a tab and a word', { tab: 'new', q: '金龙' }, slots, { ...plain, tab: 'new', q: '金龙' }],
  ['R2.29 a tab that is none', { tab: 'best', q: 7 }, slots, plain],
  ['R2.12 a lobby keeps its category', { gameType: '5' }, slots, plain],
  ['R2.14 the window', { api_code: 'JADE', gameType: '1' }, popup, { ...plain, api: 'JADE', gameType: 1 }],
  ['R2.14 the window of all', { gameType: '99', api: 'KOI' }, popup, { ...plain, gameType: undefined }],
])('%s is read from the address', (_, search, names, view) => expect(readView(search, names)).toEqual(view))

it.each<[Names, View]>([
  [slots, plain],
  [slots, { ...plain, api: 'KOI', tab: 'favourites', q: 'a&b=c' }],
  [popup, { ...plain, api: 'JADE', gameType: undefined }],
  [popup, { ...plain, gameType: 7, q: ' x' }],
])('R2.29 what is written into the address is read again: %j %j', (names, view) => {
  expect(readView(writeView(view, names), names)).toEqual(view)
})
it('R2.29 what is shown at first is no part of the address', () => expect(writeView(plain, slots)).toEqual({}))
