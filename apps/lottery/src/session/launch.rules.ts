import { type Lang, parseLang } from '@moongate/i18n'

export type Launch = {
  launch_token: string | undefined
  game: string | undefined
  lang: Lang | undefined
}

/** What the address says: `launch_token`, `game` and `lang`, in the query or, unseen by any server, in the fragment. */
export const parseLaunch = (address: { search: string; hash: string }): Launch => {
  const query = new URLSearchParams(address.search)
  const fragment = new URLSearchParams(address.hash.slice(1))
  const read = (name: string): string | undefined => fragment.get(name) ?? query.get(name) ?? undefined
  const lang = read('lang')
  return {
    launch_token: read('launch_token'),
    game: read('game'),
    lang: lang === undefined ? undefined : parseLang(lang),
  }
}
