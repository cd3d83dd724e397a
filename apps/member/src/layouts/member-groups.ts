import { type FeatureSwitches, isFeatureOn } from '@moongate/contract/features'
import { listScreens, type PathWith, type Screen } from '../screens.ts'

type Menu = NonNullable<Screen['menu']>
export type MemberItem = { to: PathWith<'menu'>; text: Menu['text']; own: boolean }
export type MemberGroup = { text: Menu['group']; items: readonly MemberItem[] }

/** The member's screens in groups: the header's menu and the member centre's side list (R2.23). For a trial account only what it may open, for nobody what is switched off. */
export const listMemberGroups = (demo: boolean, configs: FeatureSwitches | undefined): readonly MemberGroup[] => {
  const groups = new Map<Menu['group'], MemberItem[]>()
  for (const [path, { access, menu, feature, own = false }] of listScreens()) {
    if (!menu || (demo && access !== 'member') || !isFeatureOn(configs, feature)) continue
    const item = { to: path as MemberItem['to'], text: menu.text, own }
    groups.set(menu.group, [...(groups.get(menu.group) ?? []), item])
  }
  return [...groups].map(([text, items]) => ({ text, items }))
}

/** The links of the line above the header, in the order of the table (R2.18). */
export const listTopLinks = (
  configs: FeatureSwitches | undefined,
): { to: PathWith<'top'>; text: NonNullable<Screen['top']> }[] =>
  listScreens().flatMap(([path, { top, feature }]) =>
    top && isFeatureOn(configs, feature) ? [{ to: path as PathWith<'top'>, text: top }] : [],
  )
