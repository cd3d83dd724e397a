import { useRef } from 'react'
import { t } from '../../text.ts'
import type { NavItem } from '../nav.rules.ts'
import css from './header.module.css'
import { NavLabel } from './nav-entry.tsx'
import type { Supplier } from './supplier-drop.tsx'
import { useDrop } from './use-drop.ts'

/** The menu of the entries that do not fit; where none does, it is the whole nav. */
export const NavMore = ({ entries, only }: { entries: readonly NavItem<Supplier>[]; only: boolean }) => {
  const place = useRef<HTMLDivElement>(null)
  const { open, setOpen } = useDrop(place, false)
  return (
    <div ref={place} className={css.more} hidden={entries.length === 0}>
      <button type="button" className={css.label} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(only ? 'member:header.menu' : 'member:header.more')}
      </button>
      {open && (
        <ul className={css.rest} data-drop>
          {entries.map((entry) => (
            <li key={entry.name}>
              <NavLabel entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
