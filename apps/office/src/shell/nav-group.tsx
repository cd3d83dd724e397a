import { Icon, icons } from '@moongate/ui'
import { Link } from '@tanstack/react-router'
import type { Screen } from '../rules/access.rules.ts'
import type { NamedGroup } from '../rules/nav.rules.ts'
import { formatCount, t } from '../text.ts'
import type { WaitingBy } from '../widgets/waiting.ts'
import { useOpenGroup } from './folded.store.ts'
import { LOOKS } from './nav-looks.ts'
import css from './side-nav.module.css'

const Waiting = ({ n }: { n: number }) => (
  <span className={css.count} data-some={n > 0 || undefined} aria-label={t('nav.waiting', { n: formatCount(n) })}>
    {formatCount(n)}
  </span>
)

/** The way to a screen, with what waits there where it has a queue. */
export const NavEntry = ({ screen, waiting }: { screen: Screen; waiting: number | undefined }) => (
  <Link
    to={`/${screen}`}
    className={css.entry}
    activeProps={{ 'data-active': true }}
    activeOptions={{ includeSearch: false }}
  >
    <Icon d={LOOKS[screen]} size={19} />
    <span className={css.name}>{t(`nav.${screen}`)}</span>
    {waiting !== undefined && <Waiting n={waiting} />}
  </Link>
)

type Props = { group: NamedGroup; screens: readonly Screen[]; waiting: WaitingBy }

/** A group of the navigation under its name; folded, it says what waits in all of its queues. */
export const NavGroupList = ({ group, screens, waiting }: Props) => {
  const [open, setOpen] = useOpenGroup(group)
  const n = screens.reduce((sum, screen) => sum + (waiting[screen] ?? 0), 0)
  return (
    <details className={css.group} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.title}>
        <span className={css.name}>{t(`nav.groups.${group}`)}</span>
        {!open && n > 0 && <Waiting n={n} />}
        <Icon d={icons.chevronDown} size={15} />
      </summary>
      {screens.map((screen) => (
        <NavEntry key={screen} screen={screen} waiting={waiting[screen]} />
      ))}
    </details>
  )
}
