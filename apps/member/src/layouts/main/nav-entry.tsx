import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { t } from '../../text.ts'
import type { NavItem } from '../nav.rules.ts'
import css from './header.module.css'
import { type Supplier, SupplierDrop } from './supplier-drop.tsx'
import { useDrop } from './use-drop.ts'

/** The label: a screen, or the app block of Home. */
export const NavLabel = ({ entry }: { entry: NavItem<Supplier> }) => {
  const { target } = entry
  if (target.kind === 'screen')
    return (
      <Link to={target.to} className={css.label} activeProps={{ 'data-active': true }}>
        {entry.title}
      </Link>
    )
  return (
    <Link
      to="/Index"
      hash="app"
      className={css.label}
      activeProps={{}}
      onClick={() => setTimeout(() => document.getElementById('app')?.scrollIntoView({ block: 'center' }), 60)}
    >
      {entry.title}
    </Link>
  )
}

/** An entry with suppliers: a drop-down that opens on hover, click and ArrowDown. */
const Dropping = ({ entry, out }: { entry: NavItem<Supplier>; out: boolean }) => {
  const place = useRef<HTMLLIElement>(null)
  const { open, setOpen } = useDrop(place, true)
  return (
    <li ref={place} className={css.entry} data-out={out}>
      <NavLabel entry={entry} />
      <button
        type="button"
        className={css.chevron}
        aria-expanded={open}
        aria-label={t('member:header.open_menu', { name: entry.title })}
        onClick={() => setOpen(!open)}
      />
      {open && <SupplierDrop name={entry.name} items={entry.items} />}
    </li>
  )
}

/** One entry of the main nav; one that is `out` keeps its width, to be measured, and is neither seen nor reached. */
export const NavEntry = ({ entry, out }: { entry: NavItem<Supplier>; out: boolean }) =>
  entry.items.length > 0 ? (
    <Dropping entry={entry} out={out} />
  ) : (
    <li className={css.entry} data-out={out}>
      <NavLabel entry={entry} />
    </li>
  )
