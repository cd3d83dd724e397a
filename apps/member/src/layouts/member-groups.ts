import { listScreens, type PathWith, type Screen } from '../screens.ts'

type Menu = NonNullable<Screen['menu']>
export type MemberItem = { to: PathWith<'menu'>; text: Menu['text'] }
export type MemberGroup = { text: Menu['group']; items: readonly MemberItem[] }

/** The member's screens in groups: the header's menu and the member centre's side list (R2.23). For a trial account only what it may open. */
export const listMemberGroups = (demo: boolean): readonly MemberGroup[] => {
  const groups = new Map<Menu['group'], MemberItem[]>()
  for (const [path, { access, menu }] of listScreens()) {
    if (!menu || (demo && access !== 'member')) continue
    const item = { to: path as MemberItem['to'], text: menu.text }
    groups.set(menu.group, [...(groups.get(menu.group) ?? []), item])
  }
  return [...groups].map(([text, items]) => ({ text, items }))
}
